import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { emailsTo } from '../identity/emails.js';
import { cnpjNumbered, Follower, plantMonth, QUICK_WATCH, told } from './watch-world.js';

jest.setTimeout(240_000);

const FOLLOWED = 120;
const FOLLOWERS = 3;
const SUBJECT = `Mudou o cadastro de ${FOLLOWED} empresas que você acompanha`;

describe('The events of a month, written by two instances', () => {
  let one: RunningApp;
  let two: RunningApp;
  let followers: Follower[];
  const roots = Array.from({ length: FOLLOWED }, (_, n) => 1_000 + n);
  const env = { ...QUICK_WATCH, WATCH_ROWS_AT_ONCE: '2' };

  beforeAll(async () => {
    one = await startApp({ ownProcess: true, env });
    two = await startApp({ ownProcess: true, beside: one, env });
    followers = await Promise.all(Array.from({ length: FOLLOWERS }, () => Follower.of(one)));
    for (const follower of followers) await follower.follow(...roots.map((root) => cnpjNumbered(root)));
  });

  const counted = async (sql: string) => Number((await one.sql.query<{ n: number }>(sql)).rows[0]?.n ?? 0);
  const written = (atLeast: number) =>
    until(async () => (await counted('SELECT count(*)::int AS n FROM watch_events')) >= atLeast);

  it('are each there once for each follower, although both are killed while they write', async () => {
    await plantMonth(one, '2026-11', roots);
    await written(10);
    await two.kill('SIGKILL');
    await written(40);
    await one.kill('SIGKILL');
    const between = await counted('SELECT count(*)::int AS n FROM watch_events');
    await two.restart();
    await written(Math.min(between + 20, FOLLOWED * FOLLOWERS));
    await two.kill('SIGKILL');
    await one.restart('here');
    await told(one, '2026-11');
    const { rows } = await one.sql.query<{ n: number; companies: number }>(
      `SELECT count(*)::int AS n, count(DISTINCT cnpj)::int AS companies FROM watch_events GROUP BY account_id`,
    );
    expect(rows).toEqual(Array(FOLLOWERS).fill({ n: FOLLOWED, companies: FOLLOWED }));
    await two.restart('here');
  });

  it('are told once: one message in the inbox and one e-mail each', async () => {
    expect(await counted('SELECT count(*)::int AS n FROM broadcasts')).toBe(1);
    expect(await counted('SELECT count(*)::int AS n FROM broadcast_recipients')).toBe(FOLLOWERS);
    for (const { email } of followers) {
      const mine = async () => (await emailsTo(one, email)).filter(({ subject }) => subject === SUBJECT);
      await until(async () => (await mine()).length > 0);
    }
    await until(async () => (await counted('SELECT count(*)::int AS n FROM mail_outbox')) === 0);
    for (const { email } of followers) {
      const ids = (await emailsTo(one, email)).filter(({ subject }) => subject === SUBJECT).map(({ id }) => id);
      expect(new Set(ids).size).toBe(1);
    }
  });

  it('of the next month come as well, and those of this one are not made again', async () => {
    await plantMonth(one, '2026-12', roots.slice(0, 5));
    await told(one, '2026-12');
    expect(await counted('SELECT count(*)::int AS n FROM watch_events')).toBe((FOLLOWED + 5) * FOLLOWERS);
    expect(await counted('SELECT count(*)::int AS n FROM broadcasts')).toBe(2);
  });
});
