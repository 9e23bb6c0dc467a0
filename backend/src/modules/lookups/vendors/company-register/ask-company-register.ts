import { type VendorClient, VendorFailure } from '../../../../platform/http/vendor-client.js';
import type { CnpjResult, SourceAnswer } from '../../model/index.js';
import { companyRecord } from './company.wire.js';
import { translateCompany } from './translate-company.js';

/** Asks a service that publishes the open register; its 404 means "nobody". The services do not tell the data's age. */
export async function askCompanyRegister(
  client: VendorClient,
  path: string,
  cnpj: string,
  source: string,
): Promise<SourceAnswer<CnpjResult> | null> {
  const record = await client.ask({ path, repeatable: true, schema: companyRecord, nobody: [404] });
  if (record === null) return null;
  const company = translateCompany(record);
  if (company.cnpj !== cnpj) {
    throw new VendorFailure(source, 'body', { detail: 'the answer is about another CNPJ' });
  }
  return { data: company, dadosDe: null };
}
