import type { World } from '../harness/start-app.js';
import { until } from '../harness/until.js';

/** A statement of a lookup, by some of its words, and a lock that it must wait for. */
export interface HoldUp {
  readonly lock: string;
  readonly words: string;
}

/** Before its source is asked; only where the app has not read the plan lately. */
export const PLAN_IS_READ: HoldUp = {
  lock: 'subscriptions IN ACCESS EXCLUSIVE MODE',
  words: 'FROM subscriptions WHERE account_id = ANY',
};
/** After its source has answered, before anybody else is. */
export const LOOKUP_IS_KEPT: HoldUp = { lock: 'lookup_audit IN SHARE MODE', words: 'WITH entry AS MATERIALIZED' };
/** After a page of companies was found, before it is answered. */
export const PAGE_IS_PAID: HoldUp = { lock: 'lookup_key_counts IN SHARE MODE', words: 'AS w(holder, n)' };

export interface Held {
  /** The session in the database that waits for the lock. */
  readonly session: number;
  release(): Promise<unknown>;
}

/** What is begun is held up by a lock in the database while `meanwhile` runs. */
export async function heldUp<Result>(
  app: World,
  { lock, words }: HoldUp,
  begin: () => Promise<Result>,
  meanwhile: (held: Held) => Promise<unknown>,
): Promise<Result> {
  const gate = await app.sql.connect();
  try {
    await gate.query(`BEGIN; LOCK TABLE ${lock}`);
    const begun = begin();
    const session = await sessionAtALock(app, words);
    await meanwhile({ session, release: () => gate.query('ROLLBACK') });
    return await begun;
  } finally {
    await gate.query('ROLLBACK');
    gate.release();
  }
}

/** Waits for the session whose statement has these words in it and stands at a lock. */
export function sessionAtALock(app: World, words: string): Promise<number> {
  return until(async () => (await app.sql.query<{ pid: number }>(WAITING, [`%${words}%`])).rows[0]?.pid);
}

const WAITING = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`;
