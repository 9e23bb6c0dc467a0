import { stopAt } from '../billing/kill-at.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { CLEANUP, dueNow } from './cleanup-world.js';

const DUE = 35;
/** Accounts that are removed in one transaction. */
const PORTION = 10;

interface Current {
  readonly removed: number;
  readonly spared: number;
  readonly finished: boolean;
}

describe('A product that is stopped in the middle of a cleanup', () => {
  let app: RunningApp;

  beforeEach(async () => {
    app = await startApp({ ownProcess: true, env: CLEANUP });
    const first = await plant();
    const endedBy = await stopAt(app, 'FROM accounts', async (hold) => {
      await hold('SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [first]);
      await dueNow(app);
    });
    expect(endedBy).toBe('SIGTERM');
  });

  it('ends with the part that is under way, and does the others at its next start', async () => {
    expect(await current()).toEqual({ removed: PORTION, spared: 0, finished: false });
    await app.restart('here');
    await until(async () => (await current()).finished);
    expect(await current()).toEqual({ removed: DUE, spared: 0, finished: true });
  });

  it('spares the others where the next start has CLEANUP_AUTOMATIC=off', async () => {
    await startApp({ env: { ...CLEANUP, CLEANUP_AUTOMATIC: 'off' }, beside: app });
    await until(async () => (await current()).finished);
    expect(await current()).toEqual({ removed: PORTION, spared: DUE - PORTION, finished: true });
  });

  /** Accounts whose time is over and who were told; answers the one that comes first. */
  async function plant(): Promise<string> {
    const { rows } = await app.sql.query<{ id: string }>(
      `WITH people AS (
         INSERT INTO accounts (id, role, email, name, password_hash, created_at)
         SELECT gen_random_uuid(), 'user', 'gone' || n || '@gmail.com', 'Pessoa', '', now() - interval '1 year'
         FROM generate_series(1, $1::int) AS n RETURNING id
       ), told AS (
         INSERT INTO cleanup_notices (account_id, due_at, put_at, sent_at)
         SELECT id, now() - interval '1 minute', now() - interval '1 minute', now() - interval '1 minute' FROM people
       ), plans AS (
         INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at)
         SELECT id, 'bronze', now() - interval '40 days', now() - interval '8 days' FROM people
       )
       SELECT id FROM people ORDER BY id LIMIT 1`,
      [DUE],
    );
    return rows[0]?.id ?? '';
  }

  async function current(): Promise<Current> {
    const { rows } = await app.sql.query<Current>(
      `SELECT count(r.removed_at)::int AS removed, count(r.spared_at)::int AS spared,
         bool_and(c.finished_at IS NOT NULL) AS finished
       FROM cleanup_runs AS c JOIN account_removals AS r ON r.run_id = c.id`,
    );
    return rows[0] ?? { removed: 0, spared: 0, finished: false };
  }
});
