import type { ProviderClient } from '../../../../platform/http/provider-client.js';
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
    private readonly client: ProviderClient,
    readonly identity: SourceIdentity,
  ) {
    super();
  }

  find({ cnpj = '' }: LookupQuery): Promise<SourceAnswer<CnpjResult> | null> {
    return askCompanyRegister(this.client, `/${cnpj}`, cnpj, this.identity.fonte);
  }
}
