import { EntitySchema } from 'typeorm';
import { Session } from './session.js';

export const SessionSchema = new EntitySchema<Session>({
  name: 'Session',
  target: Session,
  tableName: 'sessions',
  columns: {
    id: { type: 'uuid', primary: true },
    accountId: { name: 'account_id', type: 'uuid' },
    kind: { type: 'text' },
    tokenHash: { name: 'token_hash', type: 'bytea' },
    previousHash: { name: 'previous_hash', type: 'bytea', nullable: true },
    previousRepeated: { name: 'previous_repeated', type: 'boolean', default: false },
    rotatedAt: { name: 'rotated_at', type: 'timestamptz' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    lastSeenAt: { name: 'last_seen_at', type: 'timestamptz' },
    idleExpiresAt: { name: 'idle_expires_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    provenUntil: { name: 'proven_until', type: 'timestamptz', nullable: true },
    address: { type: 'bytea', nullable: true },
    agent: { type: 'bytea', nullable: true },
    deviceHash: { name: 'device_hash', type: 'bytea', nullable: true },
    endedAt: { name: 'ended_at', type: 'timestamptz', nullable: true },
    endReason: { name: 'end_reason', type: 'text', nullable: true },
  },
});
