import { CompanyRegister } from '../company-register/company-register.js';
import { openVendor } from '../vendor.config.js';
import type { Vendor } from '../vendor.js';
import { BrasilApiCeps } from './brasil-api-ceps.js';

export const BRASIL_API: Vendor = {
  Config: openVendor('brasil-api', 'BrasilAPI', 'BRASIL_API_URL', 'https://brasilapi.com.br'),
  origem: 'aberta',
  answers: {
    cnpj: ({ client, identity }) => new CompanyRegister(client, identity, '/api/cnpj/v1'),
    cep: ({ client, identity }) => new BrasilApiCeps(client, identity),
  },
};
