import { bookStatus } from '../billing/billing-world.js';
import type { HttpClient } from '../harness/http-client.js';
import { freePorts } from '../harness/ports.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { adminOf } from '../identity/admins.js';
import { emailsTo, emailTo } from '../identity/emails.js';
import { givePlan, login, subscriber } from '../identity/people.js';
import {
  CLEANUP,
  currentOf,
  dueNow,
  endPlan,
  execute,
  lapsed,
  leaveRun,
  longAgo,
  neverPaid,
  payLate,
  previewOf,
  runByItself,
  runsOf,
  statsOf,
  tell,
  UNPAID,
} from './cleanup-world.js';

const DAY_MS = 86_400_000;
const NOTICE = 'Sua conta será removida em alguns dias';

describe('Cleanup by itself, every 24 hours', () => {
  let app: RunningApp;
  let two: RunningApp;
  let admin: HttpClient;

  beforeAll(async () => {
    const env = { ...CLEANUP, ...SIGNALS_ALONE };
    app = await startApp({ env });
    two = await startApp({ env, beside: app });
    admin = await adminOf(app);
  }, 120_000);

  const removed = (id: string) => until(async () => (await currentOf(app, id)) === 'removed');
  const mails = async (email: string, subject: string) =>
    (await emailsTo(app, email)).filter((mail) => mail.subject === subject).length;

  it('waits 24 hours after the first start, and says when', async () => {
    const { rows } = await app.sql.query<{ hours: number }>(
      'SELECT round(extract(epoch FROM next_run_at - now()) / 3600)::int AS hours FROM cleanup_clock',
    );
    // Of the database that this one was copied from, which was made when the tests began.
    expect([24, 23, 22]).toContain(rows[0]?.hours);
    const { nextRunAt } = await statsOf(admin);
    expect(Date.parse(nextRunAt ?? '')).toBeGreaterThan(Date.now());
    expect(await runsOf(admin)).toEqual([]);
  });

  it('runs once, however many instances there are, and keeps its hour', async () => {
    const { id } = await lapsed(app);
    const idle = await neverPaid(app, '400 days');
    await dueNow(app);
    const due = await nextRun();
    await removed(id);
    await until(async () => (await runsOf(admin))[0]?.finishedAt);
    expect(await runsOf(admin)).toMatchObject([{ rule: 'plano_vencido', askedBy: null, chosen: 1, removed: 1 }]);
    expect(await currentOf(app, idle.id)).toBe('there');
    expect((await nextRun()) - due).toBe(DAY_MS);
  });

  it('makes up for a time of rest with one run', async () => {
    const before = (await runsOf(admin)).length;
    const { id } = await lapsed(app);
    await Promise.all([app.halt(), two.halt()]);
    await app.sql.query("UPDATE cleanup_clock SET next_run_at = next_run_at - interval '5 days'");
    const due = await nextRun();
    await Promise.all([app.restart(), two.restart()]);
    await removed(id);
    expect((await runsOf(admin)).length).toBe(before + 1);
    const next = await nextRun();
    expect((next - due) % DAY_MS).toBe(0);
    expect(next).toBeGreaterThan(Date.now());
    expect(next - Date.now()).toBeLessThanOrEqual(DAY_MS);
  }, 120_000);

  it('tells some days before, once, and does not tell who stays', async () => {
    const soon = await lapsed(app, '5 days');
    const idle = await neverPaid(app, '28 days');
    const later = await lapsed(app, '3 days');
    const paying = await lapsed(app, '5 days');
    await app.sql.query(
      `INSERT INTO payments (id, account_id, plan_id, original_cents, amount_cents, status, provider, created_at, expires_at)
       VALUES (gen_random_uuid(), $1, 'bronze', 1500, 1500, 'aguardando', 'mercado-pago', now(), now() + interval '1 day')`,
      [paying.id],
    );
    const mail = await emailTo(app, soon.email, NOTICE);
    expect(mail.text).toContain('será removida a partir de');
    expect(mail.text).toContain('Depois disso ela não pode ser recuperada');
    const another = await lapsed(app, '5 days');
    await emailTo(app, another.email, NOTICE);
    const told = await Promise.all([soon, another, idle, later, paying].map(({ email }) => mails(email, NOTICE)));
    expect(told).toEqual([1, 1, 0, 0, 0]);
  });

  it('tells all of more than are told in one portion, each once', async () => {
    const many = `'many' || n || '@gmail.com'`;
    await app.sql.query(
      `WITH people AS (
         INSERT INTO accounts (id, role, email, name, password_hash, created_at)
         SELECT gen_random_uuid(), 'user', ${many}, 'Pessoa', '', now() - interval '1 year' FROM generate_series(1, 620) AS n
         RETURNING id)
       INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at)
       SELECT id, 'bronze', now() - interval '40 days', now() - interval '5 days' FROM people`,
    );
    const told = async () => {
      const { rows } = await app.sql.query<{ people: number; notices: number }>(
        `SELECT count(DISTINCT account_id)::int AS people, count(*)::int AS notices
         FROM cleanup_notices JOIN accounts ON accounts.id = account_id WHERE email LIKE 'many%'`,
      );
      return rows[0];
    };
    await until(async () => (await told())?.people === 620);
    await runByItself(app, admin);
    expect(await told()).toEqual({ people: 620, notices: 620 });
  });

  it('removes nobody who was not told, and tells them once that the account stays for some days', async () => {
    const told = await lapsed(app);
    const untold = await lapsed(app, '8 days', { told: false });
    const renewed = await lapsed(app, '30 days', { told: false });
    await tell(app, renewed.id, '90 days', '87 days');
    await dueNow(app);
    await removed(told.id);
    const waiting = [untold, renewed];
    for (const { email } of waiting) await emailTo(app, email, NOTICE);
    await runByItself(app, admin);
    expect(await Promise.all(waiting.map(({ id }) => currentOf(app, id)))).toEqual(['there', 'there']);
    const { rows } = await app.sql.query<{ days: number }>(
      `SELECT extract(day FROM due_at - put_at)::int AS days FROM cleanup_notices
       WHERE account_id = ANY($1) AND put_at > now() - interval '1 day'`,
      [waiting.map(({ id }) => id)],
    );
    expect(rows.map(({ days }) => days)).toEqual([3, 3]);
    expect(await Promise.all(waiting.map(({ email }) => mails(email, NOTICE)))).toEqual([1, 1]);
    await app.sql.query('UPDATE cleanup_notices SET due_at = put_at WHERE account_id = $1', [untold.id]);
    await dueNow(app);
    await removed(untold.id);
  });

  it('tells them anew where the account stayed for more than a week after the day that was told', async () => {
    const toldSo = async (from: string) => {
      const person = await subscriber(app);
      await tell(app, person.id, '56 days', from);
      await endPlan(app, person.id, '60 days');
      return person;
    };
    const [longAgo, lately] = [await toldSo('8 days'), await toldSo('6 days')];
    await dueNow(app);
    await removed(lately.id);
    await emailTo(app, longAgo.email, NOTICE);
    await runByItself(app, admin);
    expect(await currentOf(app, longAgo.id)).toBe('there');
    expect(await mails(longAgo.email, NOTICE)).toBe(1);
    await app.sql.query('UPDATE cleanup_notices SET due_at = put_at WHERE account_id = $1', [longAgo.id]);
    await dueNow(app);
    await removed(longAgo.id);
  });

  it('keeps to the day that was told, though the grace became shorter', async () => {
    const { id } = await lapsed(app, '8 days', { told: false });
    await tell(app, id, '1 day', '-5 days');
    await runByItself(app, admin);
    expect(await currentOf(app, id)).toBe('there');
    expect((await previewOf(admin)).data.map((item) => item.id)).toContain(id);
  });

  it('spares whoever stands on the list of a rule that is not in force any more', async () => {
    const idle = await neverPaid(app, '400 days');
    const runId = await leaveRun(app, UNPAID, idle);
    await until(async () => (await runsOf(admin)).find(({ id }) => id === runId)?.finishedAt);
    expect((await runsOf(admin)).find(({ id }) => id === runId)).toMatchObject({ chosen: 1, removed: 0, spared: 1 });
    expect(await currentOf(app, idle.id)).toBe('there');
  });

  it('finishes what was left although no new list can be made', async () => {
    await app.sql.query(NO_NEW_RUN);
    try {
      await dueNow(app);
      const left = await lapsed(app);
      await leaveRun(app, 'plano_vencido', left);
      await removed(left.id);
    } finally {
      await app.sql.query('DROP FUNCTION no_new_run CASCADE');
    }
  });

  it('either keeps whoever pays while it runs, with the plan, or gives the money back', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => longAgo(app)));
    await until(async () => {
      const due = (await previewOf(admin)).data.map(({ id }) => id);
      return people.every(({ id }) => due.includes(id));
    });
    const [done] = await Promise.all([
      execute(admin, await previewOf(admin)),
      ...people.map((person) => payLate(app, person)),
    ]);
    expect([200, 409]).toContain(done.status);
    for (const { id, customer, payment } of people) {
      await until(async () => ['aprovado', 'estornado'].includes((await bookStatus(app, payment)) ?? ''));
      const kept = (await currentOf(app, id)) === 'there';
      expect([await bookStatus(app, payment), await customer.grantedDays()]).toEqual(
        kept ? ['aprovado', [7]] : ['estornado', []],
      );
    }
  }, 120_000);

  async function nextRun(): Promise<number> {
    const { rows } = await app.sql.query<{ next_run_at: Date }>('SELECT next_run_at FROM cleanup_clock');
    return rows[0]?.next_run_at.getTime() ?? 0;
  }
});

describe('Cleanup with a notice that is longer than the grace', () => {
  it('tells nobody whose plan still runs that the account is without one', async () => {
    const app = await startApp({ env: { ...CLEANUP, CLEANUP_NOTICE_DAYS: '10' } });
    const running = await lapsed(app, '-2 days', { told: false });
    const ended = await lapsed(app, '1 minute', { told: false });
    await emailTo(app, ended.email, NOTICE);
    expect((await emailsTo(app, running.email)).map(({ subject }) => subject)).not.toContain(NOTICE);
  });
});

describe('E-mails of the cleanup', () => {
  it('go behind those that somebody waits for', async () => {
    const port = await freePorts(1);
    const app = await startApp({ env: { ...CLEANUP, SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const letters = async () => (await app.sql.query<{ bulk: boolean }>('SELECT bulk FROM mail_outbox')).rows;
    await lapsed(app, '5 days', { told: false });
    await until(async () => (await letters()).length === 1);
    await lapsed(app);
    await dueNow(app);
    await until(async () => (await letters()).length === 2);
    expect(await letters()).toEqual([{ bulk: true }, { bulk: true }]);
  });
});

describe('Cleanup with CLEANUP_AUTOMATIC=off', () => {
  it('leaves it to an administrator', async () => {
    const app = await startApp({ env: { ...CLEANUP, CLEANUP_AUTOMATIC: 'off' } });
    const admin = await adminOf(app);
    const { id } = await lapsed(app);
    await dueNow(app);
    expect((await statsOf(admin)).nextRunAt).toBeNull();
    const answer = await execute(admin, await previewOf(admin));
    expect(answer.body.removedCount).toBe(1);
    expect(await currentOf(app, id)).toBe('removed');
    expect(await runsOf(admin)).toMatchObject([{ askedBy: 'Administração', rule: 'plano_vencido' }]);
  });
});

describe('Cleanup with CLEANUP_UNPAID=on', () => {
  let app: RunningApp;
  let admin: HttpClient;

  beforeAll(async () => {
    app = await startApp({ env: { ...CLEANUP, CLEANUP_UNPAID: 'on' } });
    admin = await adminOf(app);
  });

  it('removes at an administrator’s word those who never paid, in a run of their own', async () => {
    const [due, within, expired] = [
      await neverPaid(app, '31 days'),
      await neverPaid(app, '29 days'),
      await lapsed(app),
    ];
    expect(await statsOf(admin)).toMatchObject({ toRemove: 1, unpaidToRemove: 1, unpaidRemoved: true });
    const preview = await previewOf(admin, UNPAID);
    expect(preview.data).toMatchObject([{ id: due.id, planId: null }]);
    expect((await execute(admin, { ...preview, rule: 'plano_vencido' })).body.code).toBe('CLEANUP_CHANGED');
    expect((await execute(admin, preview)).body).toMatchObject({ success: true, removedCount: 1 });
    const now = await Promise.all([due, within, expired].map(({ id }) => currentOf(app, id)));
    expect(now).toEqual(['removed', 'there', 'there']);
    expect((await login(app.http, due.email)).status).toBe(401);
    expect(await runsOf(admin)).toMatchObject([{ rule: UNPAID, askedBy: 'Administração', chosen: 1, removed: 1 }]);
  });

  it('leaves to the button without a body the expired plans alone', async () => {
    const idle = await neverPaid(app, '31 days');
    const { body } = await admin.raw<{ removedCount: number }>('POST', '/api/admin/cleanup/execute');
    expect(body.removedCount).toBe(1);
    expect(await currentOf(app, idle.id)).toBe('there');
  });

  it('keeps who gets a plan before the run comes to them', async () => {
    const { id } = await neverPaid(app, '31 days');
    const preview = await previewOf(admin, UNPAID);
    const held = await app.sql.connect();
    await held.query('BEGIN');
    await held.query('SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const done = execute(admin, preview);
    await until(
      async () => (await app.sql.query('SELECT 1 FROM cleanup_runs WHERE list = $1', [preview.list])).rowCount,
    );
    await givePlan(app, id);
    await held.query('COMMIT');
    held.release();
    expect((await done).body.removedCount).toBe(preview.toRemove - 1);
    expect(await currentOf(app, id)).toBe('there');
  });

  it('tells those some days before, and every 24 hours makes one run of each rule', async () => {
    const soon = await neverPaid(app, '28 days');
    const mail = await emailTo(app, soon.email, NOTICE);
    expect(mail.text).toContain('Depois disso ela não pode ser recuperada');
    const [idle, expired] = [await neverPaid(app, '31 days'), await lapsed(app)];
    const before = (await runsOf(admin)).length;
    await dueNow(app);
    await until(async () => {
      const runs = await runsOf(admin);
      return runs.length === before + 2 && runs.every(({ finishedAt }) => finishedAt);
    });
    const [one, two] = await runsOf(admin);
    expect([one?.rule, two?.rule].sort()).toEqual([UNPAID, 'plano_vencido']);
    expect([one?.removed, two?.removed]).toEqual([1, 1]);
    expect(await Promise.all([idle, expired].map(({ id }) => currentOf(app, id)))).toEqual(['removed', 'removed']);
  });
});

const NO_NEW_RUN = `
  CREATE FUNCTION no_new_run() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION $$no$$; END';
  CREATE TRIGGER no_new_run BEFORE UPDATE ON cleanup_clock FOR EACH ROW WHEN (NEW.next_run_at > now()) EXECUTE FUNCTION no_new_run()`;
