import type { Vendor } from '../vendor.js';
import { SerproConfig } from './serpro.config.js';
import { SerproRegistrations } from './serpro-registrations.js';

export const SERPRO: Vendor = {
  Config: SerproConfig,
  origem: 'oficial',
  chosen: ({ CPF2_SOURCE }) => CPF2_SOURCE === 'serpro',
  answers: {
    'cpf-2': ({ client, identity, key }) => new SerproRegistrations(client, identity, key),
  },
};
