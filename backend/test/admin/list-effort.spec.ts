import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { UserList } from '../../src/modules/admin/users/user-list.queries.js';
import { AdminPaymentQueries } from '../../src/modules/billing/admin-payments/admin-payments.queries.js';
import { PaymentSchema } from '../../src/modules/billing/payments/payment.schema.js';
import { PaymentQueries } from '../../src/modules/billing/payments/payments.queries.js';
import { AccountDirectory } from '../../src/modules/identity/accounts/account-directory.queries.js';
import { SystemClock } from '../../src/platform/clock.js';
import { byTime } from '../../src/platform/database/keyed-order.js';
import { PagedList } from '../../src/platform/database/paged-list.js';
import { watchedSql } from '../harness/rows-touched.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const ACCOUNTS = 20_000;
const PAYMENTS = 20_000;
const ACTIONS = 20_000;
/** Rows of a page and of those who are behind it, and what is counted again. */
const OF_A_FEW = 100;

// Its own database, since other suites' tables are too small for a statement that reads too much to be seen.
describe(`What administrators look up among ${ACCOUNTS} accounts with ${PAYMENTS} payments`, () => {
  let database: TestDatabase;
  let metadata: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    metadata = await new DataSource({ type: 'postgres', url: database.url, entities: [PaymentSchema] }).initialize();
    await database.sql.query(FILL_ACCOUNTS, [ACCOUNTS]);
    await database.sql.query(FILL_PLANS, [ACCOUNTS]);
    await database.sql.query(FILL_PAYMENTS, [PAYMENTS]);
    await database.sql.query(FILL_ACTIONS, [ACTIONS]);
    await database.sql.query('VACUUM ANALYZE accounts, subscriptions, payments, admin_actions');
  });
  afterAll(async () => {
    await metadata.destroy();
    await database.drop();
  });

  it.each([
    ['a charge', '700', 1],
    ['a promotional code', 'rare10', 2],
    ['what there is not', 'NENHUM', 0],
  ])('a payment by %s touches few more than it shows', async (_title, reference, found) => {
    const { sql, touched } = watchedSql(database.sql);
    const payments = new AdminPaymentQueries(new PaymentQueries(metadata, sql), sql, new AccountDirectory(sql));
    const list = await payments.matching({ texto: reference }, new Date());
    expect((await list.page({})).total).toBe(found);
    expect(touched()).toBeLessThanOrEqual(OF_A_FEW);
  });

  it('an account by its whole e-mail or code touches few more than it', async () => {
    const { sql, touched } = watchedSql(database.sql);
    const users = new UserList(sql, new SystemClock(), new AccountDirectory(sql));
    for (const text of [' Pessoa7@gmail.com', ACCOUNT_7.toUpperCase()]) {
      const { items, total } = await (await users.matching({}, text)).page({});
      expect([items.map(({ id }) => id), total]).toEqual([[ACCOUNT_7], 1]);
    }
    expect(touched()).toBeLessThanOrEqual(OF_A_FEW);
  });

  it('the accounts of a few minutes touch few more than they are', async () => {
    const { sql, touched } = watchedSql(database.sql);
    const users = new UserList(sql, new SystemClock(), new AccountDirectory(sql));
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const { total } = await (await users.matching({ from: ago(1_010), to: ago(1_000) })).page({});
    expect(total).toBeGreaterThan(0);
    expect(touched()).toBeLessThanOrEqual(OF_A_FEW);
  });

  it.each(['seen', 'expiry'] as const)(
    'the accounts by %s touch few more than are read of them, on a later page too',
    async (sort) => {
      const { sql, touched } = watchedSql(database.sql);
      const users = new UserList(sql, new SystemClock(), new AccountDirectory(sql));
      const pages = (await users.matching({ sort })).pages();
      let read = 0;
      for (let n = 0; n < 3; n++) read += (await pages.next()).value?.length ?? 0;
      expect(read).toBeGreaterThan(OF_A_FEW);
      // An account and its plan are two rows.
      expect(touched()).toBeLessThanOrEqual(2 * read + OF_A_FEW);
    },
  );

  it.each(['newest', 'oldest'] as const)('the %s actions touch few more than are read of them', async (sort) => {
    const { sql, touched } = watchedSql(database.sql);
    const actions = new PagedList(sql, { columns: 'id', table: 'admin_actions', order: byTime(sort, 'at') });
    const { value } = await actions.pages().next();
    expect(touched()).toBeLessThanOrEqual(value.length + OF_A_FEW);
  });

  it('an account by a part of its name looks at each once, and only looks', async () => {
    const { sql, touched, compared } = watchedSql(database.sql);
    const users = new UserList(sql, new SystemClock(), new AccountDirectory(sql));
    expect((await (await users.matching({}, 'Zuléica')).count(10_000)).total).toBe(0);
    expect([...compared()]).toEqual(['strpos']);
    // An account and its plan are two rows.
    expect(touched()).toBeLessThanOrEqual(2 * ACCOUNTS);
  });
});

const ACCOUNT_7 = createHash('md5')
  .update('account 7')
  .digest('hex')
  .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const FILL_ACCOUNTS = `
  INSERT INTO accounts (id, role, email, name, password_hash, created_at, last_login_at)
  SELECT md5('account ' || n)::uuid, 'user', 'pessoa' || n || '@gmail.com', 'Érica D’Ávila ' || n, 'x', now() - n * interval '1 minute',
    CASE WHEN n % 10 > 0 THEN now() - n * 7919 % $1::int * interval '1 minute' END
  FROM generate_series(1, $1::int) AS n`;

/** Of nine in ten. */
const FILL_PLANS = `
  INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at)
  SELECT md5('account ' || n)::uuid, 'bronze', now() - interval '400 days', now() + n * 7919 % $1::int * interval '1 minute'
  FROM generate_series(1, $1::int) AS n WHERE n % 10 > 0`;

/** A hundred of each moment. */
const FILL_ACTIONS = `
  INSERT INTO admin_actions (id, at, admin_id, action, target, mac)
  SELECT md5('action ' || n)::uuid, timestamptz '2026-11-01Z' + n / 100 * interval '1 minute', md5('account 1')::uuid, 'look', 'list', ''
  FROM generate_series(1, $1::int) AS n`;

/** Every other one with one of ten codes that many use, two with one that nobody else does. */
const FILL_PAYMENTS = `
  INSERT INTO payments (id, account_id, plan_id, original_cents, amount_cents, status, provider, provider_payment_id, created_at, expires_at, promo_code)
  SELECT md5('payment ' || n)::uuid, md5('account ' || n)::uuid, 'bronze', 1500, 1500, 'aprovado', 'mercadopago', n::text,
    now() - n * interval '1 minute', now(), CASE WHEN n IN (300, 600) THEN 'RARE10' WHEN n % 2 = 0 THEN 'MUITOS' || n % 10 END
  FROM generate_series(1, $1::int) AS n`;
