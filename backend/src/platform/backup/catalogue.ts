import type { Queryable } from '../database/sql.js';
import type { Opening } from './manifest.js';

/** Tables (`c`) of ours, whatever they hold: partitions belong to theirs, and what an extension brought to it. */
export const OUR_TABLES = `c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** Those whose rows are kept; what a crash of PostgreSQL empties holds nothing worth it. */
const KEPT = `${OUR_TABLES} AND c.relpersistence = 'p'`;

/** How rows are written as text must not hang on the server's own settings. */
export const PLAIN_TEXT = `SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'iso_8601'; SET LOCAL timezone = 'UTC';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL client_encoding = 'UTF8';
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`;

export async function tablesIn(database: Queryable): Promise<Opening['tables']> {
  const { rows: tables } = await database.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE ${KEPT} GROUP BY 1 ORDER BY 1`,
  );
  const { rows: references } = await database.query<{ from: string; to: string }>(
    `SELECT DISTINCT f.relname AS from, t.relname AS to FROM pg_constraint k
     JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
     WHERE k.contype = 'f' AND f.oid <> t.oid AND k.connamespace = current_schema()::regnamespace`,
  );
  return referredFirst(tables, references);
}

/** From the start of the earliest partition to the end of the latest. */
export async function partitionsIn(database: Queryable): Promise<Opening['partitions']> {
  const { rows } = await database.query<{ from: string | null; to: string | null }>(
    `SELECT min(bounds[1]::timestamptz)::text AS from, max(bounds[2]::timestamptz)::text AS to FROM (
       SELECT regexp_match(pg_get_expr(c.relpartbound, c.oid), $1) AS bounds
       FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relispartition AND c.relkind = 'r'
     ) AS parts`,
    ["FROM \\('([^']+)'\\) TO \\('([^']+)'\\)"],
  );
  const { from, to } = rows[0] ?? {};
  return from && to ? { from, to } : null;
}

export async function sequencesIn(database: Queryable): Promise<Record<string, string | null>> {
  const { rows } = await database.query<{ name: string; last: string | null }>(
    'SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1',
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Instances and commands of the product that are on this database, but for the one that asks. */
export async function productsOn(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'nitido%'`,
  );
  return rows[0]?.n ?? 0;
}

function referredFirst<T extends { name: string }>(tables: T[], references: Array<{ from: string; to: string }>): T[] {
  const ordered: T[] = [];
  const waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const at = waiting.findIndex(({ name }) => !references.some(({ from, to }) => from === name && names.has(to)));
    if (at < 0) throw new Error(`tables refer to each other in a ring: ${[...names].join(', ')}`);
    ordered.push(...waiting.splice(at, 1));
  }
  return ordered;
}
