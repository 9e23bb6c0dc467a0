import type { HttpClient } from '../harness/http-client.js';
import { MailServer } from '../harness/mail-server.js';
import { freePorts } from '../harness/ports.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { adminOf } from '../identity/admins.js';
import { CLEANUP, currentOf, lapsed, type Person, runByItself } from './cleanup-world.js';

describe('Cleanup while no e-mail leaves', () => {
  let app: RunningApp;
  let admin: HttpClient;
  let port: number;
  let mail: MailServer;
  let person: Person;

  beforeEach(async () => {
    port = await freePorts(1);
    mail = new MailServer();
    const quick = { MAIL_JOB_INTERVAL_MS: '100', MAIL_RETRY_SECONDS: '1' };
    app = await startApp({ env: { ...CLEANUP, ...quick, SMTP_URL: `smtp://127.0.0.1:${port}` } });
    admin = await adminOf(app);
    person = await lapsed(app, '8 days', { told: false });
    await until(async () => (await letters()).length === 1);
  });

  afterEach(() => mail.close());

  it('removes nobody whose notice was given up, and tells them anew', async () => {
    const [lost] = await letters();
    await pass('4 days');
    await until(async () => !(await letters()).includes(lost ?? ''));
    await runByItself(app, admin);
    expect(await currentOf(app, person.id)).toBe('there');
    await until(async () => (await letters()).length === 1);
    await mail.listen(port);
    await until(async () => (await letters()).length === 0);
    // It may come again when the machine was too busy to note in time that it was sent.
    expect([...new Set(mail.received.map(({ to, messageId }) => `${to} ${messageId}`))]).toEqual([
      expect.stringMatching(`^${person.email} `),
    ]);
    await runByItself(app, admin);
    expect(await currentOf(app, person.id)).toBe('there');
    await pass('4 days');
    await runByItself(app, admin);
    expect(await currentOf(app, person.id)).toBe('removed');
  });

  it('keeps the account for the whole time after an e-mail that left late', async () => {
    await pass('2 days');
    await mail.listen(port);
    await until(async () => (await letters()).length === 0);
    await pass('2 days');
    await runByItself(app, admin);
    expect(await currentOf(app, person.id)).toBe('there');
    await pass('2 days');
    await runByItself(app, admin);
    expect(await currentOf(app, person.id)).toBe('removed');
  });

  it('holds an address that takes no mail for told: nobody reads there', async () => {
    mail.refusals = ['550 5.1.1 User unknown'];
    await mail.listen(port);
    await until(async () => (await letters()).length === 0);
    await pass('4 days');
    await runByItself(app, admin);
    expect(await currentOf(app, person.id)).toBe('removed');
  });

  async function letters(): Promise<string[]> {
    return (await app.sql.query<{ id: string }>('SELECT id FROM mail_outbox')).rows.map(({ id }) => id);
  }

  /** So much time goes by for the notice and its e-mail. */
  async function pass(time: string): Promise<void> {
    await app.sql.query(
      `WITH notices AS (UPDATE cleanup_notices SET due_at = due_at - $1::interval, put_at = put_at - $1::interval)
       UPDATE mail_outbox SET worth_until = worth_until - $1::interval, next_attempt_at = now()`,
      [time],
    );
  }
});
