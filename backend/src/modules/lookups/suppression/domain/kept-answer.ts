import type { Difference, LookupQuery, Outcome } from '../../model/index.js';
import { disclosable, type Protection } from './protected-people.js';

/** What was asked and answered, as it is kept: the data, or the fields on which the sources differed. */
export interface KeptAnswer {
  readonly query: LookupQuery | null;
  readonly outcome: Outcome;
  readonly result: unknown;
}

/** What may be told of it now; null when it is about somebody who could not be told of, or may not be any more. */
export function stillDisclosable(kept: KeptAnswer, protection: Protection): KeptAnswer | null {
  if (kept.outcome === 'withheld') return null;
  const query = kept.query ?? {};
  if (kept.result === null) return disclosable({}, query, protection) && kept;
  if (kept.outcome === 'diverged') {
    const { campos } = kept.result as { campos: readonly Difference[] };
    return disclosableDifferences(campos, query, protection) ? kept : null;
  }
  const result = disclosable(kept.result, query, protection);
  return result === null ? null : { ...kept, result };
}

/** Whether the values that sources tell differently may be shown side by side. */
export function disclosableDifferences(
  differences: readonly Difference[],
  query: LookupQuery,
  protection: Protection,
): boolean {
  const facts = differences.flatMap(({ campo, valores }) => valores.map(({ valor }) => ({ [campo]: valor })));
  return [{}, ...facts].every((fact) => disclosable(fact, query, protection) !== null);
}
