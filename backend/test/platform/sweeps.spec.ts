import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { subscriber } from '../identity/people.js';

/** More than two portions. */
const OVER = 4_500;
const LEFT = 2;
const MOST_AT_ONCE = 2_000;

/** SQL: what a row is made of; `$1` is an account, `n` its number, `at` when it was, or is, over. */
const ROWS: Readonly<Record<string, string>> = {
  rate_limits: '(key, count, resets_at) SELECT n::text, 1, at',
  login_locks: '(key, attempts, counted_until) SELECT n::text, 1, at',
  account_links: `(token_hash, account_id, purpose, email, email_hash, created_at, expires_at)
    SELECT int4send(n), $1, 'restore-email', '', '', at, at`,
  passkey_challenges: '(challenge, account_id, expires_at) SELECT n::text, $1, at',
  payment_requests: "(account_id, key, fingerprint, created_at) SELECT $1, n, '', at - interval '1 day'",
  lookup_requests: "(account_id, key_hash, fingerprint, created_at) SELECT $1, int4send(n), '', at - interval '1 day'",
  webhook_inbox: `(id, provider, event_id, subject_id, body, headers, signature, received_at, processed_at)
    SELECT overlay(md5(n::text) PLACING '000000000000' FROM 1)::uuid, 'mercado-pago', n, n, '', '{}', '', at - interval '180 days', at - interval '180 days'`,
  broadcast_recipients: `(account_id, number, read_at) SELECT gen_random_uuid(), 1, at - interval '365 days'`,
  sessions: `(id, account_id, kind, token_hash, rotated_at, created_at, last_seen_at, idle_expires_at, expires_at)
    SELECT overlay(md5(n::text) PLACING '000000000000' FROM 1)::uuid, $1, 'user', '', at, at, at, at, at - interval '6 months'`,
  api_keys: `(id, account_id, name, prefix, secret_hash, mode, scopes, networks, created_at, created_by, revoked_at)
    SELECT gen_random_uuid(), $1, 'Loja', n, '', 'live', '{history:read}', '{}', at, $1, at - interval '6 months'`,
  lookup_allowances: `(holder, account_id, day, granted, held_until)
    SELECT (lpad(to_hex((extract(epoch FROM at - interval '41 days') * 1000)::bigint), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid,
      $1, at::date, 1, at`,
};

/** SQL: a row of each of these tables whose time is just over, one whose time is not yet, and which are which. */
const PAIRS: ReadonlyArray<readonly [table: string, rows: string, over: string, kept: string]> = [
  [
    'lookup_key_counts',
    `(key_id, account_id, day, type, found, others)
     SELECT gen_random_uuid(), gen_random_uuid(), (now() AT TIME ZONE 'America/Sao_Paulo')::date - 43 + n, 'cnpj', n, 0`,
    'found = 1',
    'found = 2',
  ],
  [
    'whatsapp_notices',
    `(id, account_id, words, put_at, next_attempt_at, worth_until)
     SELECT gen_random_uuid(), gen_random_uuid(), ARRAY[n::text], now(), now() + interval '1 hour', now() + (n * 2 - 3) * interval '1 minute'`,
    "words = '{1}'",
    "words = '{2}'",
  ],
  [
    'health_days',
    `(component, day, ok, failed, refused, latencies)
     SELECT 'banco', (now() AT TIME ZONE 'America/Sao_Paulo')::date - 401 + n, 0, n, 0, '{}'`,
    "day < now() - interval '300 days' AND failed = 1",
    "day < now() - interval '300 days' AND failed = 2",
  ],
];

/** SQL: of these tables a row that means something at any age. */
const UNDONE: Readonly<Record<string, string>> = {
  webhook_inbox: 'processed_at IS NULL',
  broadcast_recipients: 'read_at IS NULL',
};

describe('Rows that mean nothing any more', () => {
  let app: RunningApp;
  let accountId: string;

  beforeAll(async () => {
    app = await startApp();
    accountId = (await subscriber(app)).id;
    await app.halt();
    await app.sql.query('CREATE TABLE swept (name text, rows integer)');
    await app.sql.query(`CREATE FUNCTION note_swept() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO swept SELECT TG_TABLE_NAME, count(*) FROM gone; RETURN NULL; END $$`);
    await app.sql.query(`INSERT INTO broadcasts (id, number, content, composed_at, send_at, sent_at, copied_at, user_count)
      SELECT gen_random_uuid(), 1, 'Aviso', at, at, at, at, 0 FROM (SELECT now() - interval '400 days' AS at) AS old`);
    for (const table of Object.keys(ROWS)) await plant(table);
    for (const [table, rows] of PAIRS)
      await app.sql.query(`INSERT INTO ${table} ${rows} FROM generate_series(1, 2) AS n`);
    await app.sql.query(`INSERT INTO broadcast_recipients (account_id, number) VALUES (gen_random_uuid(), 1)`);
    await app.sql.query(`INSERT INTO webhook_inbox
      (id, provider, event_id, subject_id, body, headers, signature, received_at, attempts)
      VALUES ('00000000-0000-7000-8000-000000000001', 'mercado-pago', 'lost', '1', '', '{}', '', now() - interval '400 days', 32)`);
    await app.restart();
  });

  async function plant(table: string): Promise<void> {
    await app.sql.query(`DELETE FROM ${table}`);
    await app.sql.query(
      `INSERT INTO ${table} ${ROWS[table]} FROM (
         SELECT n, now() + CASE WHEN n > $3 THEN interval '1 hour' ELSE interval '-1 minute' END AS at, $1::uuid
         FROM generate_series(1, $2::int) AS n) AS row`,
      [accountId, OVER + LEFT, OVER],
    );
    await app.sql.query(`CREATE TRIGGER note_swept AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_swept()`);
  }

  it.each(Object.keys(ROWS))('go from %s in portions, and no others', async (table) => {
    const count = async (text: string) => (await app.sql.query<{ n: number }>(text)).rows[0]?.n;
    const left = LEFT + (table in UNDONE ? 1 : 0);
    await until(async () => ((await count(`SELECT count(*)::int AS n FROM ${table}`)) ?? 0) <= left);
    expect(await count(`SELECT count(*)::int AS n FROM ${table}`)).toBe(left);
    expect(await count(`SELECT max(rows) AS n FROM swept WHERE name = '${table}'`)).toBe(MOST_AT_ONCE);
  });

  it.each(Object.entries(UNDONE))('stay in %s, however old, where they are still wanted', async (table, is) => {
    expect((await app.sql.query(`SELECT FROM ${table} WHERE ${is}`)).rowCount).toBe(1);
  });

  it.each(PAIRS)('go from %s when their time is over, and not before', async (table, _, over, kept) => {
    const countOf = async (which: string) => (await app.sql.query(`SELECT FROM ${table} WHERE ${which}`)).rowCount;
    await until(async () => (await countOf(over)) === 0);
    expect(await countOf(kept)).toBe(1);
  });
});
