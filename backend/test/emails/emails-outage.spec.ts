import { MailServer } from '../harness/mail-server.js';
import { freePorts } from '../harness/ports.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { adminOf } from '../identity/admins.js';
import { login, subscriber } from '../identity/people.js';
import { MESSAGING, send } from '../messaging/messaging-world.js';
import { EAGER_EMAILS } from './emails-world.js';

jest.setTimeout(180_000);

/** More than two pages. */
const MANY = 250;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const PEOPLE = `
  WITH people AS (
    INSERT INTO accounts (id, email, name, password_hash, role, created_at)
    SELECT gen_random_uuid(), 'muitos.' || n || '@gmail.com', 'Ana Souza', 'x', 'user', now() - interval '60 days'
    FROM generate_series(1, $1::int) AS n RETURNING id
  )
  INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at)
  SELECT id, 'gold', now() - interval '60 days', now() + interval '3 days' FROM people`;

describe('E-mails that nobody asked for at that moment', () => {
  let app: RunningApp;
  let other: RunningApp;
  let port: number;
  const mail = new MailServer();
  const env = () => ({ ...MESSAGING, ...EAGER_EMAILS, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const count = async (table: string): Promise<number> =>
    (await app.sql.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)).rows[0]?.n ?? 0;

  beforeAll(async () => {
    port = await freePorts(1);
    app = await startApp({ ownProcess: true, env: env() });
    other = await startApp({ ownProcess: true, beside: app, env: env() });
  });
  afterAll(() => mail.close());

  it('are written for everybody once, with two instances, one of them killed at it, and no mail server for a while', async () => {
    await app.sql.query(PEOPLE, [MANY]);
    await until(async () => (await count('plan_end_letters')) > 0);
    await Promise.all([app.kill('SIGKILL'), other.kill('SIGKILL')]);
    expect(await count('mail_outbox')).toBe(await count('plan_end_letters'));
    await Promise.all([app.restart('here'), other.restart('here')]);
    // The lease of whoever was killed.
    await app.sql.query("UPDATE job_leases SET held_until = now() WHERE name = 'SendPlanEnds'");
    await until(async () => (await count('plan_end_letters')) === MANY);
    expect(await count('mail_outbox')).toBe(MANY);
    expect(await count('mail_outbox WHERE NOT bulk')).toBe(0);

    await mail.listen(port);
    await app.sql.query('UPDATE mail_outbox SET next_attempt_at = now()');
    await until(async () => (await count('mail_outbox')) === 0);
    expect(new Set(mail.received.map(({ to }) => to)).size).toBe(MANY);
    expect(await count('plan_end_letters')).toBe(MANY);
  });

  it('copy a broadcast to who asked for it, until a mail program stops them with one click', async () => {
    const admin = await adminOf(app);
    const [willing, stopping, plain] = await Promise.all([subscriber(app), subscriber(app), subscriber(app)]);
    for (const { email } of [willing, stopping]) {
      const http = app.http.as((await login(app.http, email)).body.token);
      expect((await http.get<{ broadcasts: boolean }>('/api/user/letters')).body.broadcasts).toBe(false);
      await http.put('/api/user/letters', { planEnd: true, broadcasts: true });
    }
    /** Each once, though it may come again when the machine was too busy to note in time that it was sent. */
    const copiesTo = (email: string) => {
      const copies = mail.received.filter(({ to, subject }) => to === email && subject === 'Aviso do Nítido');
      return [...new Map(copies.map((copy) => [copy.messageId, copy])).values()];
    };
    await send(admin, 'Hoje há manutenção às 22h.');
    await until(() => copiesTo(willing.email).length === 1 && copiesTo(stopping.email).length === 1);

    const header = (name: string) => copiesTo(stopping.email)[0]?.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { origin, pathname } = new URL(header('list-unsubscribe').slice(1, -1));
    expect([app.url, other.url]).toContain(origin);
    const click = await app.http.raw('POST', pathname, 'List-Unsubscribe=One-Click', FORM);
    expect(click.status).toBe(200);
    expect((await app.http.raw('POST', pathname, 'List-Unsubscribe=One-Click', FORM)).status).toBe(200);
    expect((await app.http.post('/api/unsubscribe/nada')).body).toMatchObject({ code: 'LINK_INVALID' });

    await send(admin, 'A manutenção terminou.');
    await until(() => copiesTo(willing.email).length === 2);
    await until(async () => (await count('mail_outbox')) === 0);
    expect(copiesTo(stopping.email)).toHaveLength(1);
    expect(copiesTo(plain.email)).toEqual([]);
  });

  it('take a form only where mail programs send one', async () => {
    for (const path of ['/api/auth/logout', '/api/auth/login', '/api/unsubscribe']) {
      expect((await app.http.raw('POST', path, 'a=b', FORM)).status).not.toBe(200);
    }
    expect((await app.http.raw('POST', '/api/auth/login', 'a=b', FORM)).status).toBe(415);
  });
});
