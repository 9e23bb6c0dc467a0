import { Injectable } from '@nestjs/common';
import { ExpiringMap } from '../../../platform/expiring-map.js';
import { keptCall } from '../../../platform/shared-calls.js';
import { type Caller, type CnpjResult, demandTerms, queryOf, SIMULATION } from '../model/index.js';
import { askSources } from '../run/index.js';
import { ProtectPeople } from '../suppression/index.js';
import { FICTIONAL_CNPJS, FictionalSources } from './fictional-sources.store.js';

/** Some of the companies that do not exist, as lookups of the test mode tell of them, for what tells of many at once. */
@Injectable()
export class FictionalCompanies {
  private readonly all = new ExpiringMap<Promise<readonly CnpjResult[]>>(Infinity, 1);

  constructor(
    private readonly fictional: FictionalSources,
    private readonly people: ProtectPeople,
  ) {}

  /** Without who is protected among their people. Throws TERMS_NOT_ACCEPTED. */
  async list({ termsVersion }: Caller): Promise<readonly CnpjResult[]> {
    demandTerms(termsVersion);
    const answer = { data: await keptCall(this.all, '', () => this.read()), dadosDe: null };
    const verdict = await this.people.disclosable({ kind: 'simulated', source: SIMULATION, answer }, {});
    return (verdict as { answer: typeof answer }).answer.data;
  }

  private async read(): Promise<readonly CnpjResult[]> {
    const kind = (await this.fictional.get()).kindOf('cnpj');
    const found: CnpjResult[] = [];
    for (const cnpj of FICTIONAL_CNPJS) {
      const verdict = await askSources({ ...kind, ended: () => undefined }, queryOf('cnpj', { cnpj }), 'test-mode');
      if (verdict.kind === 'found') found.push(verdict.answer.data as CnpjResult);
    }
    return found;
  }
}
