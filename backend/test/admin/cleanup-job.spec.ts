import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { emailsTo, emailTo } from '../identity/emails.js';
import {
  adminOf,
  CLEANUP,
  currentOf,
  dueNow,
  execute,
  lapsed,
  longAgo,
  neverPaid,
  payLate,
  previewOf,
  runsOf,
  statsOf,
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
    expect(rows[0]?.hours).toBe(24);
    const { nextRunAt } = await statsOf(admin);
    expect(Date.parse(nextRunAt ?? '')).toBeGreaterThan(Date.now());
    expect(await runsOf(admin)).toEqual([]);
  });

  it('runs once, however many instances there are, and keeps its hour', async () => {
    const { id } = await lapsed(app);
    await dueNow(app);
    const due = await nextRun();
    await removed(id);
    await until(async () => (await runsOf(admin))[0]?.finishedAt);
    expect(await runsOf(admin)).toMatchObject([{ askedBy: null, chosen: 1, removed: 1 }]);
    expect((await nextRun()) - due).toBe(DAY_MS);
  });

  it('makes up for a time of rest with one run', async () => {
    const before = (await runsOf(admin)).length;
    const { id } = await lapsed(app);
    await Promise.all([app.kill(), two.kill()]);
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
    const unpaid = await neverPaid(app, '28 days');
    const later = await lapsed(app, '3 days');
    const paying = await lapsed(app, '5 days');
    await app.sql.query(
      `INSERT INTO payments (id, account_id, plan_id, original_cents, amount_cents, status, provider, created_at, expires_at)
       VALUES (gen_random_uuid(), $1, 'bronze', 1500, 1500, 'aguardando', 'mercado-pago', now(), now() + interval '1 day')`,
      [paying.id],
    );
    const mail = await emailTo(app, soon.email, NOTICE);
    expect(mail.text).toContain('será removida a partir de');
    await emailTo(app, unpaid.email, NOTICE);
    const another = await lapsed(app, '5 days');
    await emailTo(app, another.email, NOTICE);
    const told = await Promise.all([soon, unpaid, another, later, paying].map(({ email }) => mails(email, NOTICE)));
    expect(told).toEqual([1, 1, 1, 0, 0]);
  }, 90_000);

  it('lets whoever pays while it runs keep account and plan', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => longAgo(app)));
    const preview = await previewOf(admin);
    for (const { id } of people) expect(preview.data.map((item) => item.id)).toContain(id);
    const [done] = await Promise.all([execute(admin, preview), ...people.map((person) => payLate(app, person))]);
    expect([200, 409]).toContain(done.status);
    for (const { id, customer } of people) {
      await until(async () => (await customer.grantedDays()).length > 0 && (await currentOf(app, id)) === 'there');
      expect(await customer.grantedDays()).toEqual([7]);
    }
  }, 120_000);

  async function nextRun(): Promise<number> {
    const { rows } = await app.sql.query<{ next_run_at: Date }>('SELECT next_run_at FROM cleanup_clock');
    return rows[0]?.next_run_at.getTime() ?? 0;
  }
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
    expect(await runsOf(admin)).toMatchObject([{ askedBy: 'Administração' }]);
  }, 60_000);
});
