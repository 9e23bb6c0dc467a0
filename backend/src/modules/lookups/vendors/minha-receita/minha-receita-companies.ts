import type { CnpjResult, LookupQuery, SourceAnswer } from '../../model/index.js';
import { askCompanyRegister } from '../company-register/ask-company-register.js';
import { VendorSource } from '../vendor-source.js';

/** Companies by CNPJ at minha-receita, an open copy of the tax authority's register. */
export class MinhaReceitaCompanies extends VendorSource<CnpjResult> {
  find({ cnpj = '' }: LookupQuery): Promise<SourceAnswer<CnpjResult> | null> {
    return askCompanyRegister(this.client, `/${cnpj}`, cnpj, this.identity.fonte);
  }
}
