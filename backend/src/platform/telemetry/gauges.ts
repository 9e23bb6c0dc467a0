import { askedBriefly } from '../asked-briefly.js';
import type { Sql } from '../database/sql.js';
import type { ProductMetrics } from './metrics.js';
import { BACKLOGS, REGISTERS, REQUEST_INBOXES } from './readings.js';

const MOST_ROWS = 10_000;

interface Row {
  readonly queue: string;
  readonly waiting: number;
  readonly oldest: number;
}

/** Reads how old the register of companies is, and what is to follow. Of one that does not answer that alone is told. */
export function companiesGauges({
  companiesUp,
  companiesMonthAge,
  companiesLoadOpen,
}: ProductMetrics): () => Promise<void> {
  const read = askedBriefly(async () => [...REGISTERS].at(-1)?.ages() ?? null);
  return async () => {
    const ages = await read();
    companiesUp.set(ages ? 1 : 0);
    for (const gauge of [companiesMonthAge, companiesLoadOpen]) gauge.remove();
    if (ages === null) return;
    companiesLoadOpen.set(ages.openLoad);
    if (ages.month !== null) companiesMonthAge.set(ages.month);
  };
}

/** Reads how much waits, in one bounded statement at a time. A database that is down or busy is told as that, and costs no more than a moment. */
export function databaseGauges(sql: Sql, metrics: ProductMetrics): () => Promise<void> {
  const { databaseUp, queueWaiting, queueOldest, sealLag } = metrics;
  const read = askedBriefly(() => sql.rows<Row>(statement()));
  return async () => {
    const rows = await read();
    databaseUp.set(rows ? 1 : 0);
    for (const gauge of [queueWaiting, queueOldest, sealLag]) gauge.reset();
    for (const { queue, waiting, oldest } of rows ?? []) {
      queueWaiting.set({ queue }, waiting);
      queueOldest.set({ queue }, oldest);
      const records = BACKLOGS.get(queue)?.sealed;
      if (records) sealLag.set({ records }, oldest);
    }
  };
}

/** Reads when the database was copied last; of one that does not answer nothing is told. */
export function backupGauge(sql: Sql, { lastBackup }: ProductMetrics): () => Promise<void> {
  const read = askedBriefly(() => sql.row<{ at: number }>(LAST_BACKUP));
  return async () => {
    const row = await read();
    lastBackup.remove();
    if (row) lastBackup.set(row.at);
  };
}

/** Reads how many requests of data subjects press; of a database that does not answer nothing is told. */
export function dataRequestsGauge({ dataRequestsDue }: ProductMetrics): () => Promise<void> {
  const read = askedBriefly(async () => [...REQUEST_INBOXES].at(-1)?.due() ?? null);
  return async () => {
    const due = await read();
    dataRequestsDue.reset();
    if (due === null) return;
    dataRequestsDue.set({ due: 'overdue' }, due.overdue);
    dataRequestsDue.set({ due: 'soon' }, due.soon);
  };
}

const LAST_BACKUP = 'SELECT coalesce(extract(epoch FROM max(made_at)), 0)::float8 AS at FROM last_backup';

function statement(): string {
  const parts = [...BACKLOGS.values()].map(
    ({ table, waiting, since }) => `
      SELECT '${table}' AS queue, count(*)::int AS waiting,
        greatest(0, coalesce(extract(epoch FROM clock_timestamp() - min(since)), 0))::float8 AS oldest
      FROM (SELECT q.${since} AS since FROM ${table} q WHERE ${waiting} LIMIT ${MOST_ROWS}) AS waiting`,
  );
  return parts.join(' UNION ALL ') || `SELECT 'none' AS queue, 0 AS waiting, 0 AS oldest WHERE false`;
}
