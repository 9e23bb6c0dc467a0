import { openVendor } from '../vendor.config.js';
import type { Vendor } from '../vendor.js';
import { BrasilApiCeps } from './brasil-api-ceps.js';
import { BrasilApiCompanies } from './brasil-api-companies.js';

export const BRASIL_API: Vendor = {
  Config: openVendor('brasil-api', 'BrasilAPI', 'BRASIL_API_URL', 'https://brasilapi.com.br'),
  origem: 'aberta',
  answers: {
    cnpj: ({ client, identity }) => new BrasilApiCompanies(client, identity),
    cep: ({ client, identity }) => new BrasilApiCeps(client, identity),
  },
};
