import type { Vendor } from '../vendor.js';
import { MinhaReceitaConfig } from './minha-receita.config.js';
import { MinhaReceitaCompanies } from './minha-receita-companies.js';

export const MINHA_RECEITA: Vendor = {
  Config: MinhaReceitaConfig,
  origem: 'aberta',
  answers: {
    cnpj: ({ client, identity }) => new MinhaReceitaCompanies(client, identity),
  },
};
