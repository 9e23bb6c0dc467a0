import { MaxLength } from 'class-validator';
import { contractedVendor } from '../vendor.config.js';
import type { Vendor } from '../vendor.js';
import { BureauMothers } from './bureau-mothers.js';
import { BureauPeople } from './bureau-people.js';
import { BureauSearch } from './bureau-search.js';
import { BY_MOTHER, BY_NAME, BY_PHONE, BY_RG } from './bureau-searches.js';

const CONTRACT = { url: 'BUREAU_URL', keys: { BUREAU_KEY: 'sandbox-bureau-key' }, legalBasis: 'BUREAU_LEGAL_BASIS' };

class BureauConfig extends contractedVendor('bureau', '', CONTRACT) {
  /** How results name the bureau. */
  @MaxLength(60)
  BUREAU_NAME = 'Birô de dados';

  override get fonte(): string {
    return this.BUREAU_NAME;
  }
}

export const BUREAU: Vendor = {
  Config: BureauConfig,
  origem: 'contratada',
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  answers: {
    nome: ({ client, identity }) => new BureauSearch(client, identity, BY_NAME),
    cpf: ({ client, identity }) => new BureauPeople(client, identity),
    telefone: ({ client, identity }) => new BureauSearch(client, identity, BY_PHONE),
    mae: ({ client, identity }) => new BureauSearch(client, identity, BY_MOTHER),
    'cpf-mae': ({ client, identity }) => new BureauMothers(client, identity),
    rg: ({ client, identity }) => new BureauSearch(client, identity, BY_RG),
  },
};
