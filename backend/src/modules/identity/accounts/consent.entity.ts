import { EntitySchema } from 'typeorm';
import { Consent } from './consent.js';

export const ConsentSchema = new EntitySchema<Consent>({
  name: 'Consent',
  target: Consent,
  tableName: 'consents',
  columns: {
    id: { type: 'uuid', primary: true },
    accountId: { name: 'account_id', type: 'uuid' },
    document: { type: 'text' },
    version: { type: 'text' },
    acceptedAt: { name: 'accepted_at', type: 'timestamptz' },
    address: { type: 'text', nullable: true },
    agent: { type: 'text', nullable: true },
  },
});
