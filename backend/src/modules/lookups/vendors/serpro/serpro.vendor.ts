import { contractedVendor } from '../vendor.config.js';
import type { Vendor } from '../vendor.js';
import { SerproRegistrations } from './serpro-registrations.js';

export const SERPRO: Vendor = {
  Config: contractedVendor('serpro', 'Receita Federal (Serpro)', {
    url: 'SERPRO_URL',
    keys: { SERPRO_CONSUMER_KEY: 'sandbox-serpro-key', SERPRO_CONSUMER_SECRET: 'sandbox-serpro-secret' },
    legalBasis: 'SERPRO_LEGAL_BASIS',
  }),
  origem: 'oficial',
  chosen: ({ CPF2_SOURCE }) => CPF2_SOURCE === 'serpro',
  answers: {
    'cpf-2': ({ client, identity, key }) => new SerproRegistrations(client, identity, key),
  },
};
