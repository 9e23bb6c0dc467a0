import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { endpointAt, Integrator, QUICK_WEBHOOKS, receiver } from './webhooks-world.js';

jest.setTimeout(180_000);

const DELIVERIES = 60;
/** What dies while it sends keeps its endpoint's places for no longer. */
const ENV = { ...QUICK_WEBHOOKS, WEBHOOK_TIMEOUT_SECONDS: '5' };
const MOST_OF_ENDPOINT = 3;
const MOST_OF_ACCOUNT = 6;

describe('Webhooks of two instances', () => {
  let one: RunningApp;
  let two: RunningApp;

  beforeAll(async () => {
    one = await startApp({ ownProcess: true, env: ENV });
    two = await startApp({ ownProcess: true, beside: one, env: ENV });
  });

  const waiting = async () => {
    const { rows } = await one.sql.query<{ n: number }>(
      "select count(*)::int as n from webhook_deliveries where state = 'waiting'",
    );
    return rows[0]?.n ?? 0;
  };

  it('are each sent by one of them', async () => {
    const shop = await Integrator.of(one);
    await Promise.all(Array.from({ length: 20 }, () => shop.test()));
    await until(async () => (await waiting()) === 0);
    const ids = (await shop.received()).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
  });

  it('reach their endpoints at once while those of another account hang, which take few places of all instances', async () => {
    const [slow, shop] = [await Integrator.of(one), await Integrator.of(one)];
    const ids = [slow.id];
    for (let n = 1; n < 10; n++) {
      const { body } = await endpointAt(slow.own, receiver(one, slow.name));
      ids.push(body.data.id);
    }
    const delivered = async (nth: number) => {
      const began = Date.now();
      await shop.test();
      await shop.heard(nth);
      return Date.now() - began;
    };
    const alone = await delivered(1);
    await slow.answers({ delayMs: 60_000 });
    const tests = ids.flatMap((id) =>
      Array.from({ length: 6 }, () => slow.own.post(`/api/webhook-endpoints/${id}/test`)),
    );
    await Promise.all(tests);
    await slow.heard(MOST_OF_ACCOUNT);
    expect(await delivered(2)).toBeLessThan(alone + 2_000);
    const { rows } = await one.sql.query<{ n: number; of: number }>(
      `select count(*)::int as n, (sum(count(*)) over ())::int as of from webhook_deliveries
       where account_id = $1 and taken_until > now() group by endpoint_id order by n desc`,
      [slow.person.id],
    );
    // Both may take in the same moment, before either knows of the other's.
    expect(rows[0]?.n).toBeLessThanOrEqual(2 * MOST_OF_ENDPOINT);
    expect(rows[0]?.of).toBeLessThanOrEqual(2 * MOST_OF_ACCOUNT);
    for (const id of ids) await slow.own.delete(`/api/webhook-endpoints/${id}`);
  });

  it('are all taken although both are killed while they send, one after the other, and none is lost', async () => {
    const shop = await Integrator.of(one);
    await shop.answers({ delayMs: 300 });
    await Promise.all(Array.from({ length: DELIVERIES }, () => shop.test()));
    await shop.heard(5);
    await two.kill('SIGKILL');
    await shop.heard(20);
    await one.kill('SIGKILL');
    await two.restart();
    await shop.heard(30);
    await two.kill('SIGKILL');
    await one.restart('here');
    await until(async () => (await waiting()) === 0);
    const { rows } = await one.sql.query<{ name: string; state: string }>(
      `select 'evt_' || replace(event_id::text, '-', '') as name, state from webhook_deliveries where endpoint_id = $1`,
      [shop.id],
    );
    const heard = await shop.received();
    expect(rows.map(({ state }) => state)).toEqual(Array(DELIVERIES).fill('delivered'));
    expect(new Set(heard.map(({ id }) => id))).toEqual(new Set(rows.map(({ name }) => name)));
    expect(new Set(heard.map(({ signature }) => signature))).toEqual(new Set(['valid']));
  });
});
