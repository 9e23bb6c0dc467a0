import type { Sql } from '../../../../platform/database/sql.js';
import type { HistoryPageRequest } from '../../application/lookup-history.port.js';
import { filterClauses } from './history-filter.js';

const MOST_COUNTED = 10_000;

/** How many entries match: from the running totals, or counted up to a bound where the filter names a period. */
export async function countEntries(sql: Sql, { accountId, filter }: HistoryPageRequest): Promise<number> {
  const values: unknown[] = [accountId];
  const where = ['account_id = $1', ...filterClauses(filter, (value) => `$${values.push(value)}`)].join(' AND ');
  const text =
    filter.from || filter.to
      ? `SELECT count(*)::int AS n FROM (SELECT 1 FROM lookup_history WHERE ${where} LIMIT ${MOST_COUNTED}) AS counted`
      : `SELECT coalesce(sum(n), 0)::int AS n FROM (
           SELECT n FROM lookup_account_counts WHERE ${where}
           UNION ALL SELECT n FROM lookup_counts_pending WHERE ${where}) AS totals`;
  return (await sql.row<{ n: number }>(text, values))?.n ?? 0;
}
