import type { VendorClient } from '../../../../platform/http/vendor-client.js';
import {
  type CnpjResult,
  type LookupQuery,
  LookupSource,
  type SourceAnswer,
  type SourceIdentity,
} from '../../model/index.js';
import { askCompanyRegister } from '../company-register/ask-company-register.js';

/** Companies by CNPJ at minha-receita, an open copy of the tax authority's register. */
export class MinhaReceitaCompanies extends LookupSource<CnpjResult> {
  constructor(
    private readonly client: VendorClient,
    readonly identity: SourceIdentity,
  ) {
    super();
  }

  find({ cnpj = '' }: LookupQuery): Promise<SourceAnswer<CnpjResult> | null> {
    return askCompanyRegister(this.client, `/${cnpj}`, cnpj, this.identity.fonte);
  }
}
