import type { Reads } from '../../../../platform/database/sql.js';
import type { HistoryCounts, HistoryFilter } from '../history-entry.js';
import { foundEntries } from './found-entries.js';
import { filterClauses, parametersOf } from './history-filter.js';

const MOST_COUNTED = 10_000;
/** Less, since what is found lies scattered, and a person who finds as much looks for something narrower. */
const MOST_FOUND = 2_000;

type Counted = { total: number; successes: number };

/**
 * How many entries match: from the running totals, or counted up to a bound where the filter names a period or a search. Of
 * a search for several words no more than the `newest` entries with the rarest of them are looked at, if given.
 */
export async function countEntries(
  sql: Reads,
  accountId: string,
  filter: HistoryFilter,
  newest?: number,
): Promise<HistoryCounts> {
  const { values, bind } = parametersOf(accountId);
  if (!filter.search && !filter.from && !filter.to) {
    const totals = await sql.row<Counted>(runningTotals(filterClauses(filter, bind).join(' AND ')), values);
    return { ...(totals ?? NONE), capped: false };
  }
  const most = filter.search ? MOST_FOUND : MOST_COUNTED;
  const bound = bind(most + 1);
  const reading = {
    columns: filter.search?.labelled?.length ? 'entry.created_at, entry.id, entry.outcome' : 'entry.outcome',
    clauses: [],
    inOrder: `LIMIT ${bound}`,
    ...(newest && { newest }),
  };
  const matching = filter.search
    ? foundEntries(filter, filter.search, bind, reading)
    : `SELECT entry.outcome FROM lookup_history AS entry WHERE ${filterClauses(filter, bind).join(' AND ')}`;
  if (matching === '') return { ...NONE, capped: false };
  const text = `SELECT ${COUNTED} FROM (SELECT 1 AS n, outcome FROM (${matching}) AS matching LIMIT ${bound}) AS counted`;
  const counted = (await sql.row<Counted>(text, values)) ?? NONE;
  const total = Math.min(counted.total, most);
  const capped = newest !== undefined || counted.total > most;
  return { total, successes: Math.min(counted.successes, total), capped };
}

const NONE: Counted = { total: 0, successes: 0 };

const COUNTED = `coalesce(sum(n), 0)::int AS total, coalesce(sum(n) FILTER (WHERE outcome = 'success'), 0)::int AS successes`;

/** Right at every moment: what the job has not moved yet is added. */
function runningTotals(where: string): string {
  return `SELECT ${COUNTED} FROM (
    SELECT n, outcome FROM lookup_account_counts AS entry WHERE ${where}
    UNION ALL SELECT n, outcome FROM lookup_counts_pending AS entry WHERE ${where}) AS totals`;
}
