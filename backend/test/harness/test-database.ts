import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, Pool } from 'pg';

const TEMPLATE_LOCK = 7_251_999;
const ROLE = 'nitido_test';
const PASSWORD = 'nitido-test';

export interface TestDatabase {
  /** For an ordinary role that owns the database, as in production. */
  url: string;
  sql: Pool;
  /** Disconnects whoever is left and deletes it. */
  drop(): Promise<void>;
}

interface Contents {
  /** Not even the product's schema. */
  empty?: boolean;
  /** All that another one holds, to which nobody else may be connected meanwhile. */
  copyOf?: TestDatabase;
}

/** A fresh database with the product's schema unless told otherwise, on the run's PostgreSQL; cloned, so it costs some 50 ms. */
export async function createTestDatabase({ empty = false, copyOf }: Contents = {}): Promise<TestDatabase> {
  const name = `nitido_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(async (admin) => {
    const migrated = await migratedTemplate(admin);
    const template = copyOf ? await alone(admin, copyOf) : empty ? 'template1' : migrated;
    // File by file: page by page, through the log, takes PostgreSQL twice as long, and its end as well.
    await admin.query(`create database ${name} template ${template} strategy file_copy owner ${ROLE}`);
  });
  const url = addressOf(name);
  const sql = new Pool({ connectionString: url, max: 4 });
  sql.on('error', () => {}); // a test that restarts the server breaks idle connections
  const drop = async () => {
    await sql.end();
    await asAdmin(async (admin) => {
      await left(admin, name);
      await admin.query(`drop database if exists ${name} with (force)`);
    });
  };
  return { url, sql, drop };
}

/** Its name, once the tests' own connections to it are closed. */
async function alone(admin: Client, { url }: TestDatabase): Promise<string> {
  const name = new URL(url).pathname.slice(1);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await left(admin, name);
  return name;
}

/**
 * Waits a while for those who are leaving: a pool has ended before the server has heard of it, and whoever is thrown out in
 * between fails with nobody to catch it.
 */
async function left(admin: Client, name: string): Promise<void> {
  for (let n = 0; n < 50; n++) {
    const { rowCount } = await admin.query('select from pg_stat_activity where datname = $1', [name]);
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Made once a run and build, whichever worker comes first; its name appears only when it is whole. */
async function migratedTemplate(admin: Client): Promise<string> {
  const stamp = readFileSync(join(process.cwd(), 'dist', 'backend', '.stamp'), 'utf8').slice(0, 12);
  const name = `nitido_template_${stamp}`;
  if (await isThere(admin, name)) return name;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    if (!(await isThere(admin, name))) await makeTemplate(admin, name);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return name;
}

async function isThere(admin: Client, database: string): Promise<boolean> {
  return (await admin.query('select from pg_database where datname = $1', [database])).rowCount !== 0;
}

async function makeTemplate(admin: Client, name: string): Promise<void> {
  await createRole(admin);
  const fresh = `${name}_new`;
  await admin.query(`drop database if exists ${fresh} with (force)`);
  await admin.query(`create database ${fresh} owner ${ROLE}`);
  await promisify(execFile)(process.execPath, [
    join(process.cwd(), 'backend/test/harness/migrate.mjs'),
    addressOf(fresh),
  ]);
  await admin.query(`alter database ${fresh} rename to ${name}`);
}

async function createRole(admin: Client): Promise<void> {
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [ROLE]);
  if (rowCount !== 0) return;
  // Thousands of connections prove the password: each would hash it 4,096 times. PostgreSQL 15 knows no other number.
  await admin.query("select set_config(name, '1', false) from pg_settings where name = 'scram_iterations'");
  await admin.query(`create role ${ROLE} login password '${PASSWORD}'`);
}

async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: serverAddress() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function addressOf(database: string): string {
  const address = new URL(serverAddress());
  address.username = ROLE;
  address.password = PASSWORD;
  address.pathname = `/${database}`;
  return address.href;
}

function serverAddress(): string {
  const { TEST_DATABASE_URL: url } = process.env;
  if (!url) throw new Error('No PostgreSQL for this test. Run it with: npm test -- <path>');
  return url;
}
