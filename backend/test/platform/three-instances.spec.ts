import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { adminOf } from '../identity/admins.js';
import { login, subscriber } from '../identity/people.js';
import { Subscriber } from '../lookups/lookups-world.js';
import { hearsText, listed, MESSAGING, Recipient, send, textsReceived } from '../messaging/messaging-world.js';

jest.setTimeout(120_000);

const INSTANCES = 3;
const LIMIT = 5;
const CNPJ = '11222333000181';

/** Each request goes to the next one: whoever asks cannot tell that there are three. */
describe('Three instances behind a balancer', () => {
  let app: RunningApp;
  let admin: HttpClient;

  beforeAll(async () => {
    const env = { ...MESSAGING, ...SIGNALS_ALONE, PLAN_DAILY_LOOKUPS_GOLD: String(LIMIT) };
    app = await startApp({ instances: INSTANCES, env });
    admin = await adminOf(app);
  });

  it('share sessions: one that ends is over at all of them', async () => {
    const { body } = await login(app.http, (await subscriber(app)).email);
    const http = app.http.as(body.token);
    const profiles = async () => {
      const statuses: number[] = [];
      for (let n = 0; n < INSTANCES; n++) statuses.push((await http.get('/api/user/profile')).status);
      return statuses.join();
    };
    expect(await profiles()).toBe('200,200,200');
    await http.post('/api/auth/logout');
    await until(async () => (await profiles()) === '401,401,401');
  });

  it('share limits: lookups of a day are as many as the plan allows, at whichever', async () => {
    const ana = await Subscriber.of(app);
    const statuses: number[] = [];
    for (let n = 0; n < LIMIT + INSTANCES; n++) statuses.push((await ana.cnpj(CNPJ)).status);
    expect(statuses).toEqual([...Array(LIMIT).fill(200), ...Array(INSTANCES).fill(429)]);
    const { body } = await ana.http.get<{ usadas: number }>('/api/user/usage');
    expect(body.usadas).toBe(LIMIT);
  });

  it('share events and jobs: a message of the clock is sent once, and heard at each once', async () => {
    const ana = await Recipient.signedIn(app);
    const readers = await Promise.all(app.instances.map((instance) => ana.at(instance).listen()));
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const { data } = (await send(admin, 'Aos três.', { sendAt })).body;
    await app.sql.query('UPDATE broadcasts SET send_at = now() WHERE id = $1', [data.id]);
    for (const reader of readers) await hearsText(reader, 'Aos três.');
    await until(async () => (await listed(admin, data.id))?.state === 'sent');
    for (const reader of readers) {
      expect(textsReceived(reader)).toEqual(['Aos três.']);
      reader.leave();
    }
    const { rows } = await app.sql.query('SELECT FROM broadcast_recipients WHERE account_id = $1', [ana.id]);
    expect(rows).toHaveLength(1);
  });

  it('share settings: a change is in force at all of them', async () => {
    const settings = (await admin.get<{ data: { name: string; changedAt: string | null }[] }>('/api/admin/settings'))
      .body;
    const seenAt = settings.data.find(({ name }) => name === 'HISTORY_RETENTION_DAYS')?.changedAt ?? null;
    const days = async () => {
      const seen: number[] = [];
      for (let n = 0; n < INSTANCES; n++) {
        seen.push((await app.http.get<{ resultDays: number }>('/api/public/privacy')).body.resultDays);
      }
      return seen;
    };
    expect(await days()).toEqual([90, 90, 90]);
    expect((await admin.put('/api/admin/settings/HISTORY_RETENTION_DAYS', { value: '30', seenAt })).status).toBe(200);
    await until(async () => `${await days()}` === '30,30,30');
  });
});
