import { connect } from 'node:net';
import { LOGGED, type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { forgot } from '../identity/emails.js';
import { subscriber } from '../identity/people.js';
import { Subscriber } from '../lookups/lookups-world.js';

const JOBS = { MAIL_JOB_INTERVAL_MS: '100', MAIL_RETRY_SECONDS: '1' };
const READY = /"context":"NestApplication","msg":"Nest application successfully started"/g;

describe('The logs of apps that run in one process with their tests', () => {
  let silent: RunningApp;
  let one: RunningApp;
  let quiet: RunningApp;
  let other: RunningApp;

  beforeAll(async () => {
    silent = await startApp({ env: JOBS });
    one = await startApp({ env: { ...JOBS, ...LOGGED } });
    quiet = await startApp({ env: { ...JOBS, LOG_LEVEL: 'warn' } });
    [other] = await Promise.all([startApp({ env: { ...JOBS, ...LOGGED } }), ask(one, '/api/public/config', 40)]);
  });

  /** Some of it is answered while another app starts. */
  async function ask(app: RunningApp, path: string, times = 1): Promise<void> {
    for (let n = 0; n < times; n++) await app.http.get(path);
  }
  const requests = (app: RunningApp, route: string) => app.log().split(`"route":"${route}"`).length - 1;

  it('have the lines of their own start, at their own level, and one that is silent has none to be read', () => {
    for (const app of [one, other]) expect(app.log().match(READY)).toHaveLength(1);
    expect(quiet.log()).toBe('');
    expect(() => silent.log()).toThrow('LOGGED');
  });

  it('have the lines of requests to their app, even while a neighbour starts, and of no other', async () => {
    await Promise.all([silent, one, quiet, other].map((app) => ask(app, '/api/health/live')));
    const counted = (app: RunningApp) => ['/api/public/config', '/api/health/live'].map((of) => requests(app, of));
    await until(() => requests(one, '/api/health/live') > 0 && requests(other, '/api/health/live') > 0);
    await until(() => requests(one, '/api/public/config') === 40);
    expect([one, quiet, other].map(counted)).toEqual([
      [40, 1],
      [0, 0],
      [0, 1],
    ]);
  });

  it('have the line of a caller who left before the answer', async () => {
    await one.sandbox.post('/latency/bureau', { ms: 60_000 });
    const ana = await Subscriber.of(one);
    const socket = connect(Number(new URL(one.url).port), '127.0.0.1');
    const body = JSON.stringify({ cpf: '52998224725' });
    const { authorization } = (ana.http as unknown as { headers: Record<string, string> }).headers;
    socket.write(
      `POST /api/external/cpf HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await until(async () => (await one.sandbox.get<{ total: number }>('/traffic?vendor=bureau')).body.total > 0);
    socket.destroy();
    await until(() => one.log().includes('"statusCode":499'));
    expect(other.log()).not.toContain('"statusCode":499');
  });

  it('have the lines of their jobs', async () => {
    const apps = [silent, one, quiet, other];
    const ids: string[] = [];
    for (const app of apps) {
      await app.sandbox.post('/faults/mail', { kind: 'server-error' });
      await forgot(app, (await subscriber(app)).email);
      const { rows } = await app.sql.query<{ id: string }>('SELECT id FROM mail_outbox');
      ids.push(String(rows[0]?.id));
    }
    for (const app of apps) await until(async () => (await attempts(app)) > 0);
    const told = (app: RunningApp) => ids.map((id) => app.log().includes(`e-mail ${id} not sent`));
    await until(() => [one, quiet, other].every((app) => told(app).includes(true)));
    expect([one, quiet, other].map(told)).toEqual([
      [false, true, false, false],
      [false, false, true, false],
      [false, false, false, true],
    ]);
  });

  it('go on after a restart', async () => {
    const before = one.log();
    await one.restart();
    expect(one.log().slice(0, before.length)).toBe(before);
    expect(one.log().slice(before.length).match(READY)).toHaveLength(1);
    expect(other.log().match(READY)).toHaveLength(1);
  });
});

async function attempts({ sql }: RunningApp): Promise<number> {
  const { rows } = await sql.query<{ attempts: number }>('SELECT attempts FROM mail_outbox');
  return rows[0]?.attempts ?? 0;
}
