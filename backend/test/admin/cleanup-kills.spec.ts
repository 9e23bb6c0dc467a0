import { begin, type Hold, killAt } from '../billing/kill-at.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { adminOf } from '../identity/admins.js';
import { emailsTo } from '../identity/emails.js';
import { login } from '../identity/people.js';
import { CLEANUP, currentOf, dueNow, execute, lapsed, type Person, previewOf, runsOf } from './cleanup-world.js';

describe('A product that is killed in the middle of a cleanup', () => {
  let app: RunningApp;
  let admin: HttpClient;
  let person: Person;

  beforeAll(async () => {
    app = await startApp({ ownProcess: true, env: CLEANUP });
    admin = await adminOf(app);
  });

  beforeEach(async () => {
    person = await lapsed(app);
  });

  const ACCOUNT = 'SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE';

  /** Kills it where it stands before our lock, and starts it again. */
  async function killed(standing: string, act: (hold: Hold) => Promise<void>, where?: 'here'): Promise<void> {
    await killAt(app, standing, act);
    await app.restart(where);
  }

  const becomes = (state: string) => until(async () => (await currentOf(app, person.id)) === state);
  const noteOf = async () =>
    (
      await app.sql.query(
        `SELECT count(*)::int AS notes, count(removed_at)::int AS removed FROM account_removals WHERE account_id = $1`,
        [person.id],
      )
    ).rows[0];

  it('1 with the list written and not committed has promised nothing, and the same confirmation does it', async () => {
    const preview = await previewOf(admin);
    await killed('INSERT INTO account_removals', async (hold) => {
      await hold('LOCK TABLE account_removals IN EXCLUSIVE MODE');
      begin(execute(admin, preview));
    });
    expect(await currentOf(app, person.id)).toBe('there');
    expect(await noteOf()).toEqual({ notes: 0, removed: 0 });
    expect((await execute(admin, preview)).body.removedCount).toBe(1);
  });

  it('2 with the list committed and nobody removed goes on by itself', async () => {
    const preview = await previewOf(admin);
    await killed('FROM accounts', async (hold) => {
      await hold(ACCOUNT, [person.id]);
      begin(execute(admin, preview));
    });
    await becomes('removed');
    expect(await noteOf()).toEqual({ notes: 1, removed: 1 });
  });

  it('3 with the e-mail put and the erasure not committed does both, once', async () => {
    const preview = await previewOf(admin);
    await killAt(app, 'INSERT INTO account_erasures', async (hold) => {
      await hold('LOCK TABLE account_erasures IN EXCLUSIVE MODE');
      begin(execute(admin, preview));
    });
    expect(await emailsTo(app, person.email)).toEqual([]);
    await app.restart();
    await becomes('removed');
    expect((await login(app.http, person.email)).status).toBe(401);
    await until(async () => (await emailsTo(app, person.email)).length > 0);
    expect(await emailsTo(app, person.email)).toHaveLength(1);
  });

  it('4 with all removed and the administrator not answered answers the same when asked again', async () => {
    const preview = await previewOf(admin);
    const other = await app.sql.connect();
    await other.query('BEGIN');
    await other.query(ACCOUNT, [person.id]);
    await killed('SET finished_at', async (hold) => {
      begin(execute(admin, preview));
      const run = 'SELECT 1 FROM cleanup_runs WHERE list = $1';
      await until(async () => (await app.sql.query(run, [preview.list])).rowCount);
      await hold(`${run} FOR NO KEY UPDATE`, [preview.list]);
      await other.query('ROLLBACK');
      other.release();
    });
    expect(await currentOf(app, person.id)).toBe('removed');
    expect((await execute(admin, preview)).body.removedCount).toBe(preview.toRemove);
  });

  it('5 with the clock moved on and the run not written runs once all the same', async () => {
    const before = (await runsOf(admin)).length;
    const lock = async (hold: Hold) => {
      await hold('LOCK TABLE cleanup_runs IN EXCLUSIVE MODE');
      await dueNow(app);
    };
    await killed('INSERT INTO cleanup_runs', lock, 'here');
    await becomes('removed');
    await until(async () => (await runsOf(admin)).every(({ finishedAt }) => finishedAt));
    expect(await runsOf(admin)).toHaveLength(before + 1);
  });
});
