import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PLANS_OF } from '../../src/modules/billing/subscriptions/subscriptions.store.js';
import { type Queryable, Sql } from '../../src/platform/database/sql.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { Subscriber } from './lookups-world.js';

jest.setTimeout(180_000);

const ROWS = 30_000;
const CPF = '52998224725';
/** After these PostgreSQL keeps its plan of a statement. */
const UNTIL_PLANNED = 8;
const AFTERWARDS = 4;
/** Before it keeps one, it makes so many. */
const UNKEPT_PLANS = 5;

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});

interface Effort {
  /** Rows that were read by walking the whole table. */
  readonly walked: number;
  readonly updates: number;
}

/** How much was done with what the days' lookups have left. */
async function effort(): Promise<Effort> {
  const { rows } = await app.sql.query<Effort>(
    `SELECT seq_tup_read::int AS walked, n_tup_upd::int AS updates FROM pg_stat_user_tables
     WHERE relname = 'lookup_allowances'`,
  );
  return rows[0] ?? { walked: 0, updates: 0 };
}

it(`What is left of a day is found by its key, also when the table has ${ROWS} rows by the time and had few at first`, async () => {
  const ana = await Subscriber.of(app);
  const askAgain = () => ana.cpf(CPF, { atualizar: true });
  for (let n = 0; n < UNTIL_PLANNED; n++) expect((await askAgain()).status).toBe(200);
  await app.sql.query(
    `INSERT INTO lookup_allowances (holder, account_id, day, granted, used, held_until)
     SELECT gen_random_uuid(), gen_random_uuid(), current_date, 1, 1, now() FROM generate_series(1, $1)`,
    [ROWS],
  );
  const before = await effort();
  for (let n = 0; n < AFTERWARDS; n++) expect((await askAgain()).status).toBe(200);
  await until(async () => (await effort()).updates >= UNTIL_PLANNED + AFTERWARDS);
  expect((await effort()).walked - before.walked).toBeLessThan(ROWS);
});

const MANY_ACCOUNTS = `
  WITH registered AS (
    INSERT INTO accounts (id, role, email, name, password_hash, created_at)
    SELECT gen_random_uuid(), 'user', $1 || n || '@example.com', 'Conta ' || n, '', now()
    FROM generate_series(1, 10000) n RETURNING id
  )
  INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at)
  SELECT id, 'gold', now(), now() + interval '30 days' FROM registered`;

it('The plans of the accounts of a group are read by one plan, however many they are', async () => {
  const client = await app.sql.connect();
  try {
    await client.query(MANY_ACCOUNTS, [randomUUID()]);
    await client.query('ANALYZE subscriptions');
    await client.query(`PREPARE reading AS ${PLANS_OF}`);
    for (let n = 1; n <= 12; n++) {
      const ids = Array.from({ length: 1 + (n % 3) }, () => `'${randomUUID()}'`).join(', ');
      await client.query(`EXECUTE reading (ARRAY[${ids}]::uuid[])`);
    }
    const { rows } = await client.query<{ kept: number }>(
      "SELECT generic_plans::int AS kept FROM pg_prepared_statements WHERE name = 'reading'",
    );
    expect(rows[0]?.kept).toBe(12 - UNKEPT_PLANS);
  } finally {
    client.release(true);
  }
});

it('What runs each second reads by keys within its transaction alone', async () => {
  const sql = new Sql({ driver: { master: app.sql } } as unknown as DataSource);
  const setting = async (on: Queryable) => (await on.query<{ enable_seqscan: string }>('SHOW enable_seqscan')).rows[0];
  const [within, afterwards] = await sql.transactionByKeys(async (tx) => [await setting(tx), tx] as const);
  expect(within).toEqual({ enable_seqscan: 'off' });
  expect(await setting(afterwards)).toEqual({ enable_seqscan: 'on' });
});
