import { CLEANUP, lapsed } from '../admin/cleanup-world.js';
import { MailServer } from '../harness/mail-server.js';
import { freePorts } from '../harness/ports.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { adminOf } from '../identity/admins.js';
import { login, subscriber } from '../identity/people.js';
import { MESSAGING, send } from '../messaging/messaging-world.js';
import { EAGER_EMAILS, planEndingIn } from './emails-world.js';

jest.setTimeout(120_000);

const OURS = /^(Seu plano|Aviso do Nítido|Sua conta será removida)/;

// A world of its own: no e-mail leaves until all is put.
describe('E-mails that wait while what they tell changes', () => {
  const mail = new MailServer();
  let app: RunningApp;

  beforeAll(async () => {
    const port = await freePorts(1);
    app = await startApp({ env: { ...MESSAGING, ...EAGER_EMAILS, ...CLEANUP, SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const people = await Promise.all(Array.from({ length: 6 }, () => subscriber(app)));
    const [renewed, unwilling, blocked, moved, stopping, reading] = people as [
      Person,
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    for (const { id } of [renewed, unwilling, blocked, moved]) await planEndingIn(app, id, 3);
    for (const { email } of [stopping, reading]) await letters(email, { planEnd: true, broadcasts: true });
    const [saved, lost] = [await lapsed(app, '5 days', { told: false }), await lapsed(app, '5 days', { told: false })];
    await send(await adminOf(app), 'Hoje há manutenção às 22h.');
    await until(async () => (await bulk()) === 8);

    await planEndingIn(app, renewed.id, 33);
    await letters(unwilling.email, { planEnd: false, broadcasts: false });
    await app.sql.query('UPDATE accounts SET blocked_at = now() WHERE id = $1', [blocked.id]);
    await app.sql.query("UPDATE accounts SET email = 'novo.endereco@gmail.com' WHERE id = $1", [moved.id]);
    await letters(stopping.email, { planEnd: true, broadcasts: false });
    await planEndingIn(app, saved.id, 60);
    await mail.listen(port);
    await until(async () => {
      await app.sql.query('UPDATE mail_outbox SET next_attempt_at = now()');
      return (await bulk()) === 0;
    });
    expected = [
      `Aviso do Nítido: ${reading.email}`,
      'Seu plano: novo.endereco@gmail.com',
      `Sua conta será removida: ${lost.email}`,
    ];
  });
  afterAll(() => mail.close());

  let expected: string[];

  it('go to whom they are still true of and wanted by, at the address of now', () => {
    const came = mail.received.map(({ to, subject }) => `${OURS.exec(subject)?.[0]}: ${to}`);
    expect([...new Set(came)].filter((line) => !line.startsWith('undefined')).sort()).toEqual(expected.sort());
  });

  async function letters(email: string, choice: { planEnd: boolean; broadcasts: boolean }): Promise<void> {
    const http = app.http.as((await login(app.http, email)).body.token);
    expect((await http.put('/api/user/letters', choice)).status).toBe(200);
  }

  async function bulk(): Promise<number | null> {
    return (await app.sql.query('SELECT FROM mail_outbox WHERE bulk')).rowCount;
  }
});

type Person = Awaited<ReturnType<typeof subscriber>>;
