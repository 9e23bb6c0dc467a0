import { inPortions, type JobLoop } from '../jobs/job-loop.js';
import type { Jobs } from '../jobs/jobs.js';
import type { Queryable } from './sql.js';

const AT_ONCE = 2_000;

export interface Sweep {
  /** Of the job, which runs on one instance at a time. */
  readonly name: string;
  readonly everyMs: number;
  readonly table: string;
  /** SQL: which rows mean nothing any more; its own parameters begin at `$2`. */
  readonly over: string;
  readonly values?: () => unknown[];
}

/** A job that deletes rows, some at a time; those that somebody else has in hand wait for the next round, and nobody for it. */
export function sweep(sql: Queryable, jobs: Jobs, { name, everyMs, table, over, values = () => [] }: Sweep): JobLoop {
  const statement = `
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${over} LIMIT $1 FOR UPDATE SKIP LOCKED))`;
  const some = async (most: number) => (await sql.query(statement, [most, ...values()])).rowCount ?? 0;
  return jobs.every({ name, everyMs, lease: true, work: ({ goesOn }) => inPortions(goesOn, some, AT_ONCE) });
}
