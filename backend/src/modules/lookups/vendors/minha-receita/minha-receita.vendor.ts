import { CompanyRegister } from '../company-register/company-register.js';
import { openVendor } from '../vendor.config.js';
import type { Vendor } from '../vendor.js';

export const MINHA_RECEITA: Vendor = {
  Config: openVendor('minha-receita', 'Minha Receita', 'MINHA_RECEITA_URL', 'https://minhareceita.org'),
  origem: 'aberta',
  answers: {
    cnpj: ({ client, identity }) => new CompanyRegister(client, identity, ''),
  },
};
