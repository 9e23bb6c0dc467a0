import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { Integrator, QUICK_WEBHOOKS } from './webhooks-world.js';

jest.setTimeout(180_000);

const DELIVERIES = 60;

describe('Webhooks of two instances', () => {
  let one: RunningApp;
  let two: RunningApp;

  beforeAll(async () => {
    one = await startApp({ ownProcess: true, env: QUICK_WEBHOOKS });
    two = await startApp({ ownProcess: true, beside: one, env: QUICK_WEBHOOKS });
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
