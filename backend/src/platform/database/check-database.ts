import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseFault, LEAST_VERSION } from './database-faults.js';
import { MIGRATIONS } from './migrations/index.js';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 500;

interface Demands {
  /** The setting with its address. */
  readonly setting?: string;
  /** Whether a schema of a newer version will do: only by the way back to the version before. */
  readonly acceptNewer?: boolean;
  readonly leastVersion?: number;
  /** False: the product does without it while it is away. */
  readonly awaited?: boolean;
}

/** Waits until the database takes a connection; when it cannot be used, says so in one line and ends the process. */
export async function checkDatabase(url: string, demands: Demands): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const fault = await databaseFault(url, demands);
    if (fault === null || (fault.passing && demands.awaited === false)) return;
    if (!fault.passing || Date.now() >= deadline) {
      console.error(fault.lineOf(demands.setting));
      process.exit(1);
    }
    await sleep(PAUSE_MS);
  }
}

/** Why the product cannot work on that database; null when it can. */
export async function databaseFault(url: string, demands: Demands = {}): Promise<DatabaseFault | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (
      (await tooOld(client, demands)) ??
      (await otherEncoding(client)) ??
      (await noRights(client)) ??
      (await readOnly(client)) ??
      (await tooNew(client, demands))
    );
  } catch (error) {
    return DatabaseFault.of(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function tooOld(client: pg.Client, { leastVersion = LEAST_VERSION }: Demands): Promise<DatabaseFault | null> {
  const sql = `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`;
  const [version] = (await client.query<{ number: number; name: string }>(sql)).rows;
  if (!version || version.number >= leastVersion) return null;
  const least = Math.floor(leastVersion / 10_000);
  return new DatabaseFault(`PostgreSQL ${version.name} é antigo demais; é preciso o ${least} ou mais novo`);
}

/** PostgreSQL takes names apart into letters and accents in UTF-8 alone. */
async function otherEncoding(client: pg.Client): Promise<DatabaseFault | null> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return null;
  const command = 'createdb --encoding UTF8 --template template0 --locale C.UTF-8';
  return new DatabaseFault(`a codificação dele é ${encoding} e precisa ser UTF8; crie outro com ${command}`);
}

async function noRights(client: pg.Client): Promise<DatabaseFault | null> {
  const sql = `SELECT has_schema_privilege(current_user, 'public', 'CREATE') AS creates`;
  const { rows } = await client.query<{ creates: boolean }>(sql);
  return rows[0]?.creates ? null : DatabaseFault.of({ code: '42501' });
}

/** A replica, or a primary that was told to take nothing more. One that is being promoted writes in a moment. */
async function readOnly(client: pg.Client): Promise<DatabaseFault | null> {
  const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
  return rows[0]?.transaction_read_only === 'off' ? null : DatabaseFault.of({ code: '25006' });
}

/** A schema that a newer version has changed may lack what this one needs. */
async function tooNew(client: pg.Client, { acceptNewer }: Demands): Promise<DatabaseFault | null> {
  const there = await client.query<{ made: boolean }>("SELECT to_regclass('public.migrations') IS NOT NULL AS made");
  if (acceptNewer || !there.rows[0]?.made) return null;
  const sql = 'SELECT name FROM migrations WHERE timestamp > $1 ORDER BY timestamp DESC LIMIT 1';
  const { rows } = await client.query<{ name: string }>(sql, [newestKnown()]);
  if (!rows[0]) return null;
  return new DatabaseFault(
    `o esquema é de uma versão mais nova do Nítido: esta não conhece ${rows[0].name}; inicie a mais nova ou veja docs/upgrading.md`,
  );
}

function newestKnown(): number {
  return Math.max(...MIGRATIONS.map(({ name }) => Number(name.slice(-13))));
}
