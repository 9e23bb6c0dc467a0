import { SEARCH_MS } from '../../../../kernel/people-search.js';
import { newId } from '../../../../platform/ids.js';
import type { LookupContext } from '../../limits/index.js';
import { type PeoplePage, pageOf, type Verdict } from '../../model/index.js';
import type { ProtectPeople } from '../../suppression/index.js';
import type { LookupLedger } from './lookup-ledger.port.js';
import type { LookupAnswer, LookupRequest } from './lookup-request.js';

/**
 * A further page of a search that the account has run before: from what its history keeps, without asking a source and at no
 * cost, under the protection of this moment. Every instance finds it, and a page that was lost on the way can be asked for
 * again. Whoever wants it afresh gets it so from the search. Null when it is no such page; then it is a search of its own.
 */
export async function furtherPage(
  request: LookupRequest & { readonly page: PeoplePage },
  { ledger, people, context, now }: { ledger: LookupLedger; people: ProtectPeople; context: LookupContext; now: Date },
): Promise<LookupAnswer | null> {
  const { type, query, page, purpose, caller } = request;
  if (page.pagina === 1 || (await people.refuses(query))) return null;
  const search = await ledger.lastSearch(caller.accountId, type, query, new Date(now.getTime() - SEARCH_MS));
  if (!search) return null;
  const { source, dadosDe, protocolo, askedAt } = search;
  const kept: Verdict<unknown> = { kind: 'found', source, answer: { data: JSON.parse(search.result), dadosDe } };
  const shown = await people.disclosable(kept, query);
  if (!('answer' in shown)) return null;
  const { data, people: count } = pageOf(shown.answer.data, page);
  const { accountId, keyId = null } = caller;
  const shownPage = { accountId, keyId, type, query, purpose, protocolo, source, outcome: 'success' } as const;
  if (count > 0) await ledger.recordPage({ id: newId(), ...shownPage });
  context.end('success');
  return {
    dataJson: JSON.stringify(data),
    meta: {
      origem: 'cache',
      simulado: false,
      emCache: true,
      fonte: source.fonte,
      consultadoEm: askedAt.toISOString(),
      dadosDe,
      latenciaMs: 0,
      protocolo,
    },
  };
}
