import type { VendorClient } from '../../../../platform/http/vendor-client.js';
import type { CnpjResult, LookupQuery, SourceAnswer, SourceIdentity } from '../../model/index.js';
import { VendorSource } from '../vendor.js';
import { companyRecord } from './company.wire.js';
import { translateCompany } from './translate-company.js';

/** A service that publishes the open register under `path`; its 404 means "nobody". None tells the data's age. */
export class CompanyRegister extends VendorSource<CnpjResult> {
  constructor(
    client: VendorClient,
    identity: SourceIdentity,
    private readonly path: string,
  ) {
    super(client, identity);
  }

  async find({ cnpj = '' }: LookupQuery): Promise<SourceAnswer<CnpjResult> | null> {
    const call = { path: `${this.path}/${cnpj}`, repeatable: true, schema: companyRecord, nobody: [404] };
    const record = await this.client.ask(call);
    if (record === null) return null;
    const company = translateCompany(record);
    if (company.cnpj !== cnpj) throw this.failure('the answer is about another CNPJ');
    return { data: company, dadosDe: null };
  }
}
