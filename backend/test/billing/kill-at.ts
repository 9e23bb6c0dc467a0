import type { PoolClient } from 'pg';
import type { RunningApp } from '../harness/start-app.js';
import { until } from './billing-world.js';

const LOCK = 5_417_201;

/** Takes a lock that the product will run into. */
export type Hold = (sql: string, values?: readonly unknown[]) => Promise<void>;

/**
 * Stops the product at one statement, whose text has `standing` in it, by a lock that `act` takes before or while it
 * makes the product work; ends it there with SIGKILL. What it had sent dies with it: its sessions are ended before the
 * lock is given up.
 */
export function killAt(app: RunningApp, standing: string, act: (hold: Hold) => Promise<void>): Promise<void> {
  return endAt(app, { standing, act }, async (ours) => {
    await app.kill('SIGKILL');
    await until(async () => {
      const left = await standingAt(app, ours, '');
      for (const pid of left) await app.sql.query('SELECT pg_terminate_backend($1)', [pid]);
      return left.length === 0;
    });
  });
}

/** Stops it there with SIGTERM, and lets the statement go on once nobody is let in any more; answers the signal that it ended by. */
export function stopAt(
  app: RunningApp,
  standing: string,
  act: (hold: Hold) => Promise<void>,
): Promise<NodeJS.Signals | null> {
  return endAt(app, { standing, act }, async (ours) => {
    const gone = app.kill('SIGTERM');
    await until(() =>
      fetch(`${app.url}/api/health/live`, { headers: { connection: 'close' } }).then(
        () => false,
        () => true,
      ),
    );
    await ours.query('ROLLBACK');
    return gone;
  });
}

async function endAt<T>(
  app: RunningApp,
  { standing, act }: { standing: string; act: (hold: Hold) => Promise<void> },
  end: (ours: PoolClient) => Promise<T>,
): Promise<T> {
  const ours = await app.sql.connect();
  try {
    await ours.query('BEGIN');
    await act(async (sql, values = []) => void (await ours.query(sql, [...values])));
    await until(async () => (await standingAt(app, ours, standing)).length > 0);
    return await end(ours);
  } finally {
    await ours.query('ROLLBACK');
    ours.release();
  }
}

/** The same at the first row that `at` names, such as `UPDATE OF outcome ON refunds`, for which `when` is so of OLD and NEW: it cannot be missed, however slow the machine. */
export async function killAtRow(app: RunningApp, at: string, when: string, act: () => Promise<void>): Promise<void> {
  await app.sql.query(`
    CREATE FUNCTION waits_at_row() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$;
    CREATE TRIGGER waits_at_row BEFORE ${at} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION waits_at_row()`);
  try {
    await killAt(app, '', async (hold) => {
      await hold(`SELECT pg_advisory_xact_lock(${LOCK})`);
      await act();
    });
  } finally {
    await app.sql.query('DROP FUNCTION waits_at_row CASCADE');
  }
}

/** Lets something go on whose end nobody waits for: the process that answers it will be killed. */
export function begin(work: Promise<unknown>): void {
  work.catch(() => undefined);
}

/** The sessions that wait for our lock, straight or behind each other. */
async function standingAt(app: RunningApp, ours: PoolClient, text: string): Promise<number[]> {
  const { rows: me } = await ours.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const { rows } = await app.sql.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND $1 = ANY (pg_blocking_pids(pid)) AND position($2 IN query) > 0`,
    [me[0]?.pid, text],
  );
  return rows.map(({ pid }) => pid);
}
