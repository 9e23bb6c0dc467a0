import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { announcedOf, dueOf } from '../../src/modules/admin/cleanup/due-accounts.queries.js';
import { CANDIDATE_COUNTS } from '../../src/modules/admin/cleanup/removal-candidates.sql.js';
import { UserList } from '../../src/modules/admin/users/user-list.queries.js';
import { AdminPaymentQueries } from '../../src/modules/billing/admin-payments/admin-payments.queries.js';
import { BooksAudit } from '../../src/modules/billing/ledger/books-audit.queries.js';
import { PaymentSchema } from '../../src/modules/billing/payments/payment.schema.js';
import { PaymentQueries } from '../../src/modules/billing/payments/payments.queries.js';
import { AccountDirectory } from '../../src/modules/identity/accounts/account-directory.queries.js';
import { Administrators } from '../../src/modules/identity/accounts/administrators.queries.js';
import { IdentityConfig } from '../../src/modules/identity/identity.config.js';
import { MailboxHash } from '../../src/modules/identity/model/index.js';
import { Broadcasts } from '../../src/modules/messaging/broadcasts/broadcasts.store.js';
import { BroadcastCopies } from '../../src/modules/messaging/subscriber-emails/broadcast-copies.store.js';
import type { EmailPreferences } from '../../src/modules/messaging/subscriber-emails/email-preferences.store.js';
import { WatchlistRows } from '../../src/modules/watch/list/watchlist.queries.js';
import { WRITE_EVENTS } from '../../src/modules/watch/news/write-events.sql.js';
import { SystemClock } from '../../src/platform/clock.js';
import type { FieldCipher } from '../../src/platform/crypto/field-cipher.js';
import { SubjectHash } from '../../src/platform/crypto/subject-hash.js';
import type { AdminAuditLog } from '../../src/platform/database/admin-audit-log.js';
import { Counters } from '../../src/platform/database/counters.js';
import { byTime } from '../../src/platform/database/keyed-order.js';
import { PagedList } from '../../src/platform/database/paged-list.js';
import type { Sql } from '../../src/platform/database/sql.js';
import { NO_ID } from '../../src/platform/ids.js';
import type { Jobs, Round } from '../../src/platform/jobs/jobs.js';
import { EmailWriters } from '../../src/platform/mail/email-writers.js';
import type { MailConfig } from '../../src/platform/mail/mail.config.js';
import type { Outbox } from '../../src/platform/mail/outbox.js';
import { WaitingEmails } from '../../src/platform/mail/waiting-emails.js';
import { watchedByKeptPlans, watchedSql } from '../harness/rows-touched.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const ACCOUNTS = 20_000;
const PAYMENTS = 20_000;
const ACTIONS = 20_000;
/** Rows of a page and of those who are behind it, and what is counted again. */
const OF_A_FEW = 100;

const [ACCOUNT_1, ACCOUNT_7] = ['account 1', 'account 7'].map((name) =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
) as [string, string];

const MAILBOXES = new MailboxHash(new SubjectHash(Buffer.alloc(32).toString('base64')));
const accountsOf = (sql: Sql) => new AccountDirectory(sql, MAILBOXES);

const PLANS = '(SELECT account_id AS id, expires_at FROM subscriptions) AS plans';

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
    const payments = new AdminPaymentQueries(new PaymentQueries(metadata, sql), sql, accountsOf(sql));
    const list = await payments.matching({ texto: reference }, new Date());
    expect((await list.page({})).total).toBe(found);
    expect(touched()).toBeLessThanOrEqual(OF_A_FEW);
  });

  it.each(['newest', 'highest', 'lowest'] as const)(
    'the %s payments touch few more than are read of them',
    async (sort) => {
      const { sql, touched } = watchedSql(database.sql);
      const payments = new AdminPaymentQueries(new PaymentQueries(metadata, sql), sql, accountsOf(sql));
      const pages = (await payments.matching({ sort }, new Date())).pages();
      let read = 0;
      for (let n = 0; n < 3; n++) read += (await pages.next()).value?.length ?? 0;
      expect(read).toBeGreaterThan(OF_A_FEW);
      // A payment and its account are two rows.
      expect(touched()).toBeLessThanOrEqual(2 * read + OF_A_FEW);
    },
  );

  it('an account by its whole e-mail or code touches few more than it', async () => {
    const { sql, touched } = watchedSql(database.sql);
    const users = new UserList(sql, new SystemClock(), accountsOf(sql));
    for (const text of [' Pessoa7@gmail.com', ACCOUNT_7.toUpperCase()]) {
      const { items, total } = await (await users.matching({}, text)).page({});
      expect([items.map(({ id }) => id), total]).toEqual([[ACCOUNT_7], 1]);
    }
    expect(touched()).toBeLessThanOrEqual(OF_A_FEW);
  });

  it('the administrators touch few more than they are', async () => {
    const { sql, touched } = watchedSql(database.sql);
    const administrators = new Administrators(sql, new IdentityConfig());
    expect(await administrators.withEmail()).toEqual([]);
    expect(await administrators.hasOthers(ACCOUNT_1)).toBe(false);
    expect(touched()).toBeLessThanOrEqual(OF_A_FEW);
  });

  it('the accounts of a few minutes touch few more than they are', async () => {
    const { sql, touched } = watchedSql(database.sql);
    const users = new UserList(sql, new SystemClock(), accountsOf(sql));
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const { total } = await (await users.matching({ from: ago(1_010), to: ago(1_000) })).page({});
    expect(total).toBeGreaterThan(0);
    expect(touched()).toBeLessThanOrEqual(OF_A_FEW);
  });

  it.each(['seen', 'expiry'] as const)(
    'the accounts by %s touch few more than are read of them, on a later page too',
    async (sort) => {
      const { sql, touched } = watchedSql(database.sql);
      const users = new UserList(sql, new SystemClock(), accountsOf(sql));
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

  it.each([
    ['actions', { columns: 'id', table: 'admin_actions', order: byTime('newest', 'at') }],
    [
      'actions of an administrator',
      { columns: 'id', table: 'admin_actions', given: [ACCOUNT_1], where: 'admin_id = $1' },
    ],
    ['plans by their end', { columns: 'id', table: PLANS, order: { key: 'expires_at', way: 'ASC', mayLack: true } }],
  ] as const)(
    'later pages of the %s touch no rows of those before, by a plan that is kept too',
    async (_title, list) => {
      const { sql, touched, release } = await watchedByKeptPlans(database.sql);
      const pages = new PagedList(sql, list).pages();
      let read = 0;
      for (let n = 0; n < 6; n++) read += (await pages.next()).value?.length ?? 0;
      await release();
      expect(read).toBeGreaterThan(10 * OF_A_FEW);
      expect(touched()).toBeLessThanOrEqual(read + OF_A_FEW);
    },
  );

  it.each([
    ['plano_vencido', 5],
    ['nunca_pagou', -19_900],
  ] as const)('who is to be removed by %s touches few more than they are', async (rule, inMinutes) => {
    const at = new Date(Date.now() + inMinutes * 60_000);
    for (const read of [dueOf, announcedOf]) {
      const { sql, touched } = watchedSql(database.sql);
      const due = await read(sql, rule, { plano_vencido: 0, nunca_pagou: 0 }, at);
      if (read === dueOf) expect(due.length).toBeGreaterThan(2);
      expect(touched()).toBeLessThanOrEqual(3 * OF_A_FEW);
    }
  });

  it('who is signed in of those whom a message is for touches few more than they are', async () => {
    await database.sql.query(FILL_SESSIONS, [OF_A_FEW / 2]);
    await database.sql.query('VACUUM ANALYZE sessions');
    const { sql, touched } = watchedSql(database.sql);
    const broadcasts = new Broadcasts(sql, {} as AdminAuditLog, new SystemClock());
    for (const segment of ['all', 'bronze'] as const)
      expect(await broadcasts.connected(segment)).toBe(segment === 'all' ? OF_A_FEW / 2 : (OF_A_FEW / 2) * 0.9);
    // A session, its account and its plan, of two groups.
    expect(touched()).toBeLessThanOrEqual(4 * OF_A_FEW);
  });

  it('how many there are and would be removed reads each account and plan once', async () => {
    const { sql, touched } = watchedSql(database.sql);
    const counts = await sql.row(CANDIDATE_COUNTS, [new Date(), 0, 365]);
    expect(counts).toMatchObject({ total: ACCOUNTS, neverPaid: ACCOUNTS / 10 });
    expect(touched()).toBeLessThanOrEqual(2 * ACCOUNTS + OF_A_FEW);
  });

  it('an account by a part of its name looks at each once, and only looks', async () => {
    const { sql, touched, compared } = watchedSql(database.sql);
    const users = new UserList(sql, new SystemClock(), accountsOf(sql));
    expect((await (await users.matching({}, 'Zuléica')).count(10_000)).total).toBe(0);
    expect([...compared()]).toEqual(['strpos']);
    // An account and its plan are two rows.
    expect(touched()).toBeLessThanOrEqual(2 * ACCOUNTS);
  });
});

// What a month brings may come between two looks of the database at its tables: it expects one row, and joins at will.
describe('What is worked off among many rows that are new to the statistics', () => {
  let database: TestDatabase;
  let client: PoolClient;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = await database.sql.connect();
    await client.query('SET enable_hashjoin = off; SET enable_mergejoin = off');
  });
  afterAll(async () => {
    client.release(true);
    await database.drop();
  });

  /** As the job does. */
  async function addUp(): Promise<void> {
    const jobs: Parameters<Jobs['every']>[0][] = [];
    const every = (job: Parameters<Jobs['every']>[0]) => void jobs.push(job);
    const exclusively = (_name: string, work: () => Promise<void>) => work();
    new Counters(watchedSql(client).sql, { every, exclusively } as unknown as Jobs);
    for (const { work } of jobs) await work({} as Round);
  }

  it('is copied by e-mail to those who want it, without a look at other messages', async () => {
    await client.query(FILL_MESSAGES, [READERS]);
    await client.query('ANALYZE broadcast_recipients, letter_preferences');
    await client.query(FILL_NEWEST_MESSAGE, [READERS]);
    const { sql, touched } = watchedSql(client);
    const [outbox, preferences] = [{} as Outbox, {} as EmailPreferences];
    // Nobody of them has an account any more.
    const copies = new BroadcastCopies(sql, outbox, preferences, accountsOf(sql), new EmailWriters());
    expect(await copies.writeSome(new Date())).toBe(true);
    expect(touched()).toBeLessThanOrEqual(4 * OF_A_FEW);
  });

  it('is given up among waiting e-mails by its own time, some at once', async () => {
    await client.query(FILL_OUTBOX, [READERS]);
    const { sql, touched } = watchedSql(client);
    const waiting = new WaitingEmails(sql, {} as FieldCipher, {} as MailConfig);
    const over = await waiting.giveUpSome(1_000);
    expect(over).toEqual([]);
    expect((await client.query('SELECT FROM mail_outbox')).rowCount).toBe(READERS - 3);
    expect(touched()).toBeLessThanOrEqual(OF_A_FEW);
  });

  it('is listed with its readers, however many they are', async () => {
    await client.query(FILL_READ_MESSAGE, [READERS]);
    await client.query('UPDATE broadcast_recipients SET read_at = now() WHERE number = 12');
    await addUp();
    await client.query('ANALYZE broadcasts, broadcast_recipients, counters');
    const { sql, touched } = watchedSql(client);
    const broadcasts = new Broadcasts(sql, {} as AdminAuditLog, new SystemClock());
    const { items } = await broadcasts.inState('sent', 'newest').page({});
    expect(items.map(({ content, readCount }) => [content, readCount])).toContainEqual(['Lido', READERS]);
    expect(touched()).toBeLessThanOrEqual(OF_A_FEW);
  });

  it('is audited in the books line by line', async () => {
    await client.query(FILL_ACCOUNTS, [SOLD]);
    await client.query(FILL_PAYMENTS, [SOLD]);
    await client.query(FILL_BOOKS);
    const { sql, touched } = watchedSql(client);
    expect(await new BooksAudit(sql).faults()).toEqual([]);
    // A payment, two lines and a plan, each for itself.
    expect(touched()).toBeLessThanOrEqual(6 * SOLD);
  });

  it('is found account by account where accounts are to be removed', async () => {
    // As in a table in which a few accounts paid most.
    await client.query('ALTER TABLE payments ALTER account_id SET (n_distinct = 50); ANALYZE payments');
    const { sql, touched } = watchedSql(client);
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await dueOf(sql, 'nunca_pagou', { plano_vencido: 0, nunca_pagou: 0 }, tomorrow)).toHaveLength(SOLD);
    expect(touched()).toBeLessThanOrEqual(10 * SOLD);
  });

  it('is looked up company by company where somebody follows many', async () => {
    await client.query(FILL_FOLLOWED, [ACCOUNT_1, FOLLOWED, OF_EACH]);
    const { sql, touched } = watchedSql(client);
    const followed = (await new WatchlistRows(sql).of(ACCOUNT_1)).map(({ cnpj }) => ({ cnpj, before: null }));
    expect(await new WatchlistRows(sql).lastChanges(ACCOUNT_1, followed)).toHaveLength(2 * FOLLOWED);
    // Each event with each of the ten months.
    expect(touched()).toBeLessThanOrEqual(25 * FOLLOWED * OF_EACH);
  });

  it('is written company by company of a month of the register', async () => {
    await client.query(FILL_MONTH, [ACCOUNT_1]);
    const roots = Array.from({ length: FOLLOWED }, (_, n) => n + 1);
    const changes = [roots, roots.map(() => 1), roots.map(() => 0), roots.map(() => 'novo')];
    const { sql, touched } = watchedSql(client);
    await sql.query(WRITE_EVENTS, ['2026-11-01', -1, NO_ID, '', FOLLOWED, ACCOUNT_1, '9', true, ...changes]);
    const { rowCount } = await client.query(`SELECT FROM watch_events WHERE kind = 'novo'`);
    expect(rowCount).toBe(FOLLOWED);
    // Of each company whether the plan has room for it among the others, and few rows besides.
    expect(touched()).toBeLessThanOrEqual(FOLLOWED * FOLLOWED + 10 * FOLLOWED);
  });
});

const [SOLD, READERS] = [2_000, 5_000];
const [FOLLOWED, OF_EACH] = [500, 20];

/** A line and another one of each payment, and its plan. */
const FILL_BOOKS = `
  WITH lines AS (
    INSERT INTO payment_ledger (id, payment_id, kind, amount_cents, recorded_at)
    SELECT md5(kind || id)::uuid, id, kind, CASE kind WHEN 'aprovado' THEN amount_cents ELSE 0 END, created_at
    FROM payments, unnest(ARRAY['criado', 'aprovado']) AS kind
  )
  INSERT INTO subscription_grants (id, account_id, plan_id, payment_id, reason, days, granted_at)
  SELECT id, account_id, plan_id, id, 'pagamento', 7, created_at FROM payments`;

/** Three of them are over. */
const FILL_OUTBOX = `
  INSERT INTO mail_outbox (id, letter, bulk, put_at, next_attempt_at, worth_until)
  SELECT gen_random_uuid(), '', true, now(), now(), now() + (n - 3) * interval '1 hour' FROM generate_series(1, $1::int) AS n`;

/** Ten to each reader. */
const FILL_MESSAGES = `
  WITH reader AS (
    INSERT INTO letter_preferences (account_id, plan_end, broadcasts, link_hash)
    SELECT md5('reader ' || n)::uuid, true, true, sha256(n::text::bytea) FROM generate_series(1, $1::int) AS n
  )
  INSERT INTO broadcast_recipients (account_id, number)
  SELECT md5('reader ' || n)::uuid, number FROM generate_series(1, $1::int) AS n, generate_series(1, 10) AS number`;

/** Two events of each company in each of ten months. */
const FILL_FOLLOWED = `
  WITH followed AS (
    INSERT INTO watched_companies (account_id, cnpj, cnpj_basico, ordem, followed_at)
    SELECT $1::uuid, lpad(n::text, 14, '0'), n, 1, now() - interval '1 year' FROM generate_series(1, $2::int) AS n
  ), months AS (
    INSERT INTO watch_months (month, live_at) SELECT month, now() FROM generate_series('2026-01-01'::date, '2026-10-01', '1 month') AS month
  )
  INSERT INTO watch_events (account_id, month, cnpj, entity, row_key, kind)
  SELECT $1::uuid, '2026-01-01'::date + make_interval(months => k % 10), lpad(n::text, 14, '0'), 1, k, 'mudou'
  FROM generate_series(1, $2::int) AS n, generate_series(1, $3::int) AS k`;

const FILL_MONTH = `
  WITH plan AS (
    INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at) VALUES ($1::uuid, 'gold', now(), now() + interval '9 days')
  )
  INSERT INTO watch_months (month, live_at) VALUES ('2026-11-01', now())`;

const FILL_NEWEST_MESSAGE = `
  WITH message AS (
    INSERT INTO broadcasts (id, number, content, segment, composed_at, send_at, sent_at, user_count)
    VALUES (gen_random_uuid(), 11, 'Aviso', 'all', now(), now(), now(), $1::int)
  )
  INSERT INTO broadcast_recipients (account_id, number)
  SELECT md5('reader ' || n)::uuid, 11 FROM generate_series(1, $1::int) AS n`;

const FILL_READ_MESSAGE = `
  WITH message AS (
    INSERT INTO broadcasts (id, number, content, segment, composed_at, send_at, sent_at, user_count)
    VALUES (gen_random_uuid(), 12, 'Lido', 'all', now(), now(), now(), $1::int)
  )
  INSERT INTO broadcast_recipients (account_id, number)
  SELECT md5('reader ' || n)::uuid, 12 FROM generate_series(1, $1::int) AS n`;

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

const FILL_SESSIONS = `
  INSERT INTO sessions (id, account_id, kind, token_hash, rotated_at, created_at, last_seen_at, idle_expires_at, expires_at)
  SELECT md5('session ' || n)::uuid, md5('account ' || n)::uuid, 'user', '', now(), now(), now(), now() + interval '1 day', now() + interval '1 day'
  FROM generate_series(1, $1::int) AS n`;

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
