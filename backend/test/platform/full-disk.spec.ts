import { BRONZE, Customer, deliver } from '../billing/billing-world.js';
import { LOGGED, type RunningApp, startApp } from '../harness/start-app.js';
import { Subscriber } from '../lookups/lookups-world.js';

jest.setTimeout(120_000);

const TABLES = ['lookup_history', 'payments', 'webhook_inbox'];

/** As PostgreSQL says it of a table that cannot grow. */
const FULL = `
  CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = 'disk_full';
  END $$;
  ${TABLES.map((table) => `CREATE TRIGGER full_disk BEFORE INSERT ON ${table} EXECUTE FUNCTION full_disk();`).join('\n')}`;

let app: RunningApp;
let subscriber: Subscriber;
let customer: Customer;

beforeAll(async () => {
  app = await startApp({ env: LOGGED });
  subscriber = await Subscriber.of(app);
  customer = await Customer.registered(app);
});

const asked = async () => {
  const answers = [
    await subscriber.cpf('52998224725'),
    await customer.http.post('/api/payments/create-pix', BRONZE),
    await deliver(app, { dataId: '77' }),
    await app.http.get('/'),
  ];
  return answers.map(({ status, body }) => [status, (body as { code?: string }).code]);
};

it('A database whose disk is full is told as unavailable and in the log, charges nobody, and is used again once there is room', async () => {
  await app.sql.query(FULL);
  const charges = async () => (await app.sandbox.get<unknown[]>('/pix?format=json')).body.length;
  const before = await charges();
  const unavailable = [503, 'UNAVAILABLE'];
  expect(await asked()).toEqual([unavailable, unavailable, unavailable, [200, undefined]]);
  expect(await charges()).toBe(before);
  expect(app.log()).toMatch(/"level":40.*"Http".*the database has no room.*No space left/);
  await app.sql.query('DROP FUNCTION full_disk CASCADE');
  expect((await asked()).map(([status]) => status)).toEqual([200, 201, 200, 200]);
});
