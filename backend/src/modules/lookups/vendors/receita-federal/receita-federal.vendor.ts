import { contractedVendor } from '../vendor.config.js';
import type { Vendor } from '../vendor.js';
import { ReceitaFederalRegistrations } from './receita-federal-registrations.js';

export const RECEITA_FEDERAL: Vendor = {
  Config: contractedVendor('receita-federal', 'Receita Federal', {
    url: 'RECEITA_FEDERAL_URL',
    // A public page.
    keys: {},
    legalBasis: 'RECEITA_FEDERAL_LEGAL_BASIS',
  }),
  origem: 'oficial',
  chosen: ({ CPF2_SOURCE }) => CPF2_SOURCE === 'receita-federal',
  answers: {
    'cpf-2': ({ client, identity }) => new ReceitaFederalRegistrations(client, identity),
  },
};
