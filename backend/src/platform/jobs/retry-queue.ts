import type { Queryable } from '../database/sql.js';
import { BACKLOGS } from '../telemetry/readings.js';

export interface RetryQueueTable {
  /** It has `id`, `attempts` and `next_attempt_at`. */
  readonly table: string;
  /** SQL: which rows wait; its own parameters begin at `$3`. */
  readonly waiting: string;
  /** SQL: the same for whoever only counts, cheaply and without parameters; `waiting` unless told otherwise. */
  readonly backlog?: string;
  /** The column with the moment at which a row was put. */
  readonly since: string;
  /** SQL: what a taken row is read as. */
  readonly columns: string;
  readonly order?: string;
}

/** SQL: the pause after an attempt begins with `$1` seconds, doubles with each attempt and ends at an hour. */
export const PUT_OFF = `attempts = attempts + 1, next_attempt_at =
  now() + make_interval(secs => least(3600, $1::int * 2 ^ least(attempts, 16)))`;

/**
 * Rows that wait in a table of their owner until they are worked off. They are put by a plain INSERT, in the transaction of
 * the fact that they tell. A row that was taken is due again after a pause, whatever becomes of who took it: each is worked
 * off at least once, by one instance at a time, whatever their own clocks say.
 */
export class RetryQueue<Row extends object> {
  private readonly statement: string;

  constructor(
    private readonly sql: Queryable,
    { table, waiting, backlog = waiting, since, columns, order = 'next_attempt_at' }: RetryQueueTable,
  ) {
    BACKLOGS.set(table, { table, waiting: backlog, since });
    // As an array, which is read once: joined, the locking SELECT runs again for each row where the table is believed to be empty.
    this.statement = `
      UPDATE ${table} SET ${PUT_OFF} WHERE id = ANY (ARRAY(
        SELECT id FROM ${table} q WHERE next_attempt_at <= now() AND ${waiting}
        ORDER BY ${order} LIMIT $2 FOR UPDATE SKIP LOCKED
      )) RETURNING ${columns}`;
  }

  /** Takes rows that are due; the first pause has `pauseSeconds`. */
  async take(limit: number, pauseSeconds: number, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.sql.query<Row>(this.statement, [pauseSeconds, limit, ...values])).rows;
  }
}
