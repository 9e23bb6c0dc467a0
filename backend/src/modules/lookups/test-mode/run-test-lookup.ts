import { Injectable } from '@nestjs/common';
import { lookupDefinition } from '../../../kernel/lookup-catalogue.js';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { demandTerms, FIRST_PAGE, inMaintenance, nobodyFound, protocolOf, sourcesDiverge } from '../model/index.js';
import { askSources, cut, type LookupAnswer, type LookupRequest, purposeOf } from '../run/index.js';
import { ProtectPeople } from '../suppression/index.js';
import { FictionalSources } from './fictional-sources.store.js';

/**
 * Runs a lookup among people who do not exist, with the rules of a real one: terms, purpose, and who is protected among
 * them. It needs no plan, spends nothing, and leaves no entry, audit or count: a document typed here is nobody's, or a
 * real person's that nothing is told of, not even that they are suppressed.
 */
@Injectable()
export class RunTestLookup {
  constructor(
    private readonly fictional: FictionalSources,
    private readonly people: ProtectPeople,
    private readonly clock: Clock,
  ) {}

  async run(request: LookupRequest): Promise<LookupAnswer> {
    const { type, query, caller } = request;
    demandTerms(caller.termsVersion);
    purposeOf(request);
    const kind = (await this.fictional.get()).kindOf(type);
    if (kind.sources.length === 0) throw inMaintenance();
    const askedAt = this.clock.now();
    const asked = await askSources({ ...kind, ended: () => undefined }, query, caller.accountId);
    const verdict = await this.people.disclosable(asked, query);
    if (verdict.kind === 'nobody') throw nobodyFound(type, verdict.reason);
    if (verdict.kind === 'diverged') throw sourcesDiverge(verdict.differences);
    const data = kind.answered(verdict.answer.data);
    return {
      dataJson: lookupDefinition(type).paged ? cut(data, request.page ?? FIRST_PAGE) : JSON.stringify(data),
      meta: {
        origem: 'simulada',
        simulado: true,
        emCache: false,
        fonte: verdict.source.fonte,
        consultadoEm: askedAt.toISOString(),
        dadosDe: verdict.answer.dadosDe,
        latenciaMs: this.clock.now().getTime() - askedAt.getTime(),
        protocolo: protocolOf(newId(), askedAt),
      },
    };
  }
}
