import pg from 'pg';
import { lifetime, signed } from './token.js';

/** Tables of one baseline, in a schema of its own, and the tokens of accounts that may look things up. */
export async function prepareBaseline(
  databaseUrl: string,
  schema: string,
  options: { accounts: number; secret: string },
): Promise<string[]> {
  const client = new pg.Client({ connectionString: inSchema(databaseUrl, schema) });
  await client.connect();
  try {
    await client.query(`CREATE SCHEMA ${schema};${TABLES}${schema === 'duties' ? HISTORY_OF_DUTIES : HISTORY}`);
    const { rows } = await client.query<{ account: string; session: string }>(SEED, [options.accounts]);
    await client.query('ANALYZE accounts, sessions, subscriptions');
    return rows.map(({ account, session }) =>
      signed({ sub: account, sid: session, ...lifetime(3_600) }, options.secret),
    );
  } finally {
    await client.end();
  }
}

/** The address of the database with `schema` as the only place where tables are looked for. */
export function inSchema(databaseUrl: string, schema: string): string {
  return `${databaseUrl}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

const TABLES = `
  CREATE TABLE accounts (
    id uuid PRIMARY KEY DEFAULT uuidv7(), name text NOT NULL, email text NOT NULL UNIQUE, blocked_at timestamptz
  );
  CREATE TABLE sessions (
    id uuid PRIMARY KEY DEFAULT uuidv7(), account_id uuid NOT NULL REFERENCES accounts, revoked_at timestamptz
  );
  CREATE TABLE subscriptions (
    id uuid PRIMARY KEY DEFAULT uuidv7(), account_id uuid NOT NULL UNIQUE REFERENCES accounts,
    status text NOT NULL, expires_at timestamptz NOT NULL
  );`;

const HISTORY = `
  CREATE TABLE history (
    id uuid PRIMARY KEY DEFAULT uuidv7(), account_id uuid NOT NULL, type text NOT NULL, query text NOT NULL,
    purpose text NOT NULL, success boolean NOT NULL, result jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX ON history (account_id, created_at DESC);`;

/** What `duties.ts` writes instead. */
const HISTORY_OF_DUTIES = `
  CREATE TABLE private_history (
    id uuid PRIMARY KEY DEFAULT uuidv7(), account_id uuid NOT NULL, type text NOT NULL, query bytea NOT NULL,
    purpose text NOT NULL, success boolean NOT NULL, result bytea NOT NULL, created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX ON private_history (account_id, created_at DESC);
  CREATE VIEW history AS SELECT id FROM private_history;
  CREATE TABLE terms (account_id uuid, term bytea, created_at timestamptz, history_id uuid,
    PRIMARY KEY (account_id, term, created_at, history_id));
  CREATE TABLE audit (
    created_at timestamptz, history_id uuid, account_id uuid, subject_hash bytea, type text, purpose text, outcome text,
    mac bytea, PRIMARY KEY (created_at, history_id)
  );
  CREATE INDEX ON audit (subject_hash, created_at);
  CREATE INDEX ON audit (account_id, created_at);
  CREATE TABLE quotas (account_id uuid, day date, used integer NOT NULL, PRIMARY KEY (account_id, day));
  CREATE TABLE counts (day date, type text, outcome text, part integer, n bigint NOT NULL,
    PRIMARY KEY (day, type, outcome, part));
  CREATE TABLE suppressions (subject_hash bytea PRIMARY KEY);
  INSERT INTO suppressions SELECT sha256(n::text::bytea) FROM generate_series(1, 10000) n;`;

const SEED = `
  WITH registered AS (
    INSERT INTO accounts (name, email) SELECT 'Conta ' || n, 'conta' || n || '@example.com' FROM generate_series(1, $1::int) n
    RETURNING id
  ), paid AS (
    INSERT INTO subscriptions (account_id, status, expires_at)
    SELECT id, 'active', now() + interval '30 days' FROM registered
  )
  INSERT INTO sessions (account_id) SELECT id FROM registered RETURNING account_id AS account, id AS session`;
