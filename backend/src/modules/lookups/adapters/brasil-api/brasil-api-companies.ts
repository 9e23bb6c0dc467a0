import type { ProviderClient } from '../../../../platform/http/provider-client.js';
import { LookupSource } from '../../application/lookup-source.port.js';
import type { CnpjResult } from '../../domain/cnpj-result.js';
import type { SourceIdentity } from '../../domain/provenance.js';
import type { LookupQuery } from '../../domain/subject.js';
import type { SourceAnswer } from '../../domain/verdict.js';
import { askCompanyRegister } from '../company-register/ask-company-register.js';

/** Companies by CNPJ at BrasilAPI, an open copy of the tax authority's register. */
export class BrasilApiCompanies extends LookupSource<CnpjResult> {
  constructor(
    private readonly client: ProviderClient,
    readonly identity: SourceIdentity,
  ) {
    super();
  }

  find({ cnpj = '' }: LookupQuery): Promise<SourceAnswer<CnpjResult> | null> {
    return askCompanyRegister(this.client, `/api/cnpj/v1/${cnpj}`, cnpj, this.identity.fonte);
  }
}
