import type { Reads } from '../../../../platform/database/sql.js';

/** Entries with one word that are looked at in counting those with further words, at some 5 µs each. */
const MOST_LOOKED_AT = 1_000;

/**
 * Alternatives of several terms with the rarest one first, from which the others are looked up. `newest` is there when even
 * that one is too frequent for all of its entries to be looked at.
 */
export async function rarestFirst(
  sql: Reads,
  accountId: string,
  alternatives: readonly (readonly string[])[],
): Promise<{ ordered: readonly (readonly string[])[]; newest?: number }> {
  const several = alternatives.filter(({ length }) => length > 1);
  if (several.length === 0) return { ordered: alternatives };
  const rows = await sql.rows<{ term: string; n: number }>(FREQUENCIES, [accountId, several.flat(), MOST_LOOKED_AT]);
  const frequency = new Map(rows.map(({ term, n }) => [term, n]));
  const of = (term: string | undefined) => frequency.get(term ?? '') ?? 0;
  const ordered = alternatives.map((terms) => [...terms].sort((one, other) => of(one) - of(other)));
  const tooMany = ordered.some(([rarest, ...others]) => others.length > 0 && of(rarest) >= MOST_LOOKED_AT);
  return tooMany ? { ordered, newest: MOST_LOOKED_AT } : { ordered };
}

const FREQUENCIES = `
  SELECT wanted.term::text, (
    SELECT count(*)::int FROM (
      SELECT FROM lookup_history_terms t WHERE t.account_id = $1 AND t.term = wanted.term LIMIT $3) AS counted) AS n
  FROM unnest($2::bigint[]) AS wanted(term)`;
