import { isLookupType, type LookupType } from '@kernel/lookup-catalogue';
import { lookupsApi } from './lookups.api';
import { cnpjResult } from './result/cnpj-result';
import { cpfResult } from './result/cpf-result';
import type { ResultView } from './result/result-view';

/** What the page needs to run a lookup type: the call, and how its answer is read. */
interface RunnableLookup {
  readonly endpoint: typeof lookupsApi.endpoints.lookupCpf | typeof lookupsApi.endpoints.lookupCnpj;
  readonly read: (data: unknown) => ResultView;
}

/** The lookup types switched on. A type without an entry has no card, no form and no place in the smart box. */
const RUNNABLE: Partial<Record<LookupType, RunnableLookup>> = {
  cpf: { endpoint: lookupsApi.endpoints.lookupCpf, read: cpfResult },
  cnpj: { endpoint: lookupsApi.endpoints.lookupCnpj, read: cnpjResult },
};

export const RUNNABLE_TYPES: readonly LookupType[] = Object.keys(RUNNABLE).filter(isLookupType);

/** The entry of a switched-on type; null for the others. */
export function runnableLookup(type: LookupType): RunnableLookup | null {
  return RUNNABLE[type] ?? null;
}
