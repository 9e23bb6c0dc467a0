import type { HttpClient } from '../harness/http-client.js';
import { MailServer } from '../harness/mail-server.js';
import { freePorts } from '../harness/ports.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { Metrics } from '../platform/metrics-world.js';
import { cnpjNumbered, FIRST, Follower, Months, plantMonth, QUICK_WATCH, SECOND, told } from './watch-world.js';

jest.setTimeout(180_000);

const CHANGED = /^Mudou o cadastro de /;

describe('An e-mail about followed companies that waits for the mail server', () => {
  const mail = new MailServer();
  const months = new Months();
  let app: RunningApp;
  let admin: HttpClient;
  let both: Follower;
  let one: Follower;
  let metricsPort: number;

  beforeAll(async () => {
    const port = await freePorts(2);
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, METRICS_PORT: String(port + 1) };
    app = await startApp({ env: { ...ADMIN, ...QUICK_WATCH, ...env } });
    metricsPort = port + 1;
    admin = await adminOf(app);
    await months.load(app.databaseUrl, FIRST);
    const { rows } = await app.sql.query<{ root: string }>(
      'SELECT cnpj_basico AS root FROM company_units WHERE ordem = 1 ORDER BY cnpj_basico OFFSET 40 LIMIT 2',
    );
    const roots = rows.map(({ root }) => Number(root));
    const [kept = '', suppressed = ''] = roots.map((root) => cnpjNumbered(root));
    [both, one] = [await Follower.of(app), await Follower.of(app)];
    const unwilling = await Follower.of(app);
    await unwilling.follow(kept);
    await both.follow(kept, suppressed);
    await one.follow(suppressed);
    await plantMonth(app, SECOND, roots);
    await told(app, SECOND);
    expect(await waiting()).toBe(3);
    const nothing = { planEnd: true, broadcasts: false, companies: false };
    expect((await unwilling.http.put('/api/user/letters', nothing)).status).toBe(200);
    const documentos = [{ tipo: 'cnpj', valor: suppressed }];
    const asked = { documentos, motivo: 'titular', protocolo: '20261121-AAAA-0001' };
    expect((await admin.post<{ made: number }>('/api/admin/suppressions', asked)).body.made).toBe(1);
    await mail.listen(port);
    await until(async () => {
      await app.sql.query('UPDATE mail_outbox SET next_attempt_at = now() WHERE bulk');
      return (await waiting()) === 0;
    });
  });
  afterAll(async () => {
    await mail.close();
    months.remove();
  });

  it('goes without the company that is suppressed meanwhile, and not at all where nothing else changed or it is not wanted any more', () => {
    const came = mail.received.filter(({ subject }) => CHANGED.test(subject));
    expect([...new Set(came.map(({ to, subject }) => `${to}: ${subject}`))]).toEqual([
      `${both.email}: Mudou o cadastro de uma empresa que você acompanha`,
    ]);
  });

  it('alarms nobody: what is withheld is none that could not be sent', async () => {
    const metrics = await Metrics.of(metricsPort);
    const of = (outcome: string) => metrics.sum('nitido_emails_total', { outcome }) ?? 0;
    expect([of('withheld') > 0, of('given_up')]).toEqual([true, 0]);
  });

  async function waiting(): Promise<number | null> {
    return (await app.sql.query('SELECT FROM mail_outbox WHERE bulk')).rowCount;
  }
});
