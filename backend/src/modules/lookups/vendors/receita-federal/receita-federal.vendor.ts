import type { Vendor } from '../vendor.js';
import { ReceitaFederalConfig } from './receita-federal.config.js';
import { ReceitaFederalRegistrations } from './receita-federal-registrations.js';

export const RECEITA_FEDERAL: Vendor = {
  Config: ReceitaFederalConfig,
  origem: 'oficial',
  chosen: ({ CPF2_SOURCE }) => CPF2_SOURCE === 'receita-federal',
  answers: {
    'cpf-2': ({ client, identity }) => new ReceitaFederalRegistrations(client, identity),
  },
};
