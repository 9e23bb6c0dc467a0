import type { Vendor } from '../vendor.js';
import { BrasilApiConfig } from './brasil-api.config.js';
import { BrasilApiCeps } from './brasil-api-ceps.js';
import { BrasilApiCompanies } from './brasil-api-companies.js';

export const BRASIL_API: Vendor = {
  Config: BrasilApiConfig,
  origem: 'aberta',
  answers: {
    cnpj: ({ client, identity }) => new BrasilApiCompanies(client, identity),
    cep: ({ client, identity }) => new BrasilApiCeps(client, identity),
  },
};
