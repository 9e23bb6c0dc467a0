import type { Jobs } from '../jobs/jobs.js';
import type { Sql } from './sql.js';

interface RollUp {
  /** Of the job, which runs on one instance at a time. */
  readonly name: string;
  /** The table of what waits. */
  readonly waiting: string;
  /** Takes all that waits and adds it up, in one statement. */
  readonly move: string;
}

/** Adds up what transactions have appended; readers count what still waits too, so figures are right at every moment. */
export function rollUp(sql: Sql, jobs: Jobs, { name, waiting, move }: RollUp): void {
  const add = async () => {
    await sql.query(move);
  };
  const work = async () => {
    if (await sql.row(`SELECT 1 FROM ${waiting} LIMIT 1`)) await jobs.exclusively(name, add);
  };
  jobs.every({ name, everyMs: 5_000, work });
}
