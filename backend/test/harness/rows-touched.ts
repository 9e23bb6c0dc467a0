import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { Sql } from '../../src/platform/database/sql.js';

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

export interface WatchedSql {
  readonly sql: Sql;
  /** Rows of tables and pairs of them that the statements so far have looked at, wanted or not. */
  touched(): number;
  /** Milliseconds that they took. */
  ms(): number;
  /** The functions that they asked of each row, to tell the wanted ones. */
  compared(): ReadonlySet<string>;
}

/** The database for classes that only read, or whose statements may be done twice: each of them is explained first. */
export function watchedSql(database: Pick<Pool, 'query'>): WatchedSql {
  return watchedBy(database, async (text, values) => {
    return (await database.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)).rows;
  });
}

/** The same by plans for any values, which a connection keeps when they look cheap enough. It ends with `release`. */
export async function watchedByKeptPlans(database: Pool): Promise<WatchedSql & { release(): Promise<void> }> {
  const client = await database.connect();
  await client.query('BEGIN; SET LOCAL plan_cache_mode = force_generic_plan');
  const watched = watchedBy(client, async (text, values = []) => {
    const quoted = values.map((_, at) => `quote_nullable($${at + 1}::text)`).join(', ');
    const { rows } = await client.query(`SELECT concat_ws(', ', ${quoted}) AS given`, values);
    await client.query(`PREPARE watched AS ${text}`);
    const explained = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE watched (${rows[0].given})`);
    await client.query('DEALLOCATE watched');
    return explained.rows;
  });
  const release = async () => {
    await client.query('ROLLBACK');
    client.release();
  };
  return { ...watched, release };
}

/**
 * Rows of the tables so named (LIKE) that `work` reads by its statements and by their triggers, wanted or not; those that an index alone
 * tells do not count.
 */
export async function rowsRead(url: string, tables: string, work: (sql: Sql) => Promise<unknown>): Promise<number> {
  const pool = new Pool({ connectionString: url, max: 1 });
  const read = async (): Promise<number> => {
    await pool.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await pool.query(
      'SELECT sum(seq_tup_read + idx_tup_fetch)::int AS n FROM pg_stat_user_tables WHERE relname LIKE $1',
      [tables],
    );
    return rows[0].n;
  };
  try {
    const before = await read();
    await work(new Sql({ driver: { master: pool } } as unknown as DataSource));
    return (await read()) - before;
  } finally {
    await pool.end();
  }
}

type Explain = (
  text: string,
  values?: unknown[],
) => Promise<Record<string, [{ Plan: Plan; 'Execution Time': number }]>[]>;

function watchedBy(database: Pick<Pool, 'query'>, explain: Explain): WatchedSql {
  let touched = 0;
  let ms = 0;
  const compared = new Set<string>();
  const query = async (text: string, values?: unknown[]) => {
    if (!/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/.test(text)) return database.query(text);
    const [row] = await explain(text, values);
    const explained = row?.['QUERY PLAN']?.[0];
    if (!explained) throw new Error(`not explained: ${text}`);
    touched += rowsTouched(explained.Plan);
    ms += explained['Execution Time'];
    for (const name of functionsAsked(explained.Plan)) compared.add(name);
    return database.query(text, values);
  };
  const connect = async () => ({ query, release() {} });
  const sql = new Sql({ driver: { master: { query, connect } as unknown as Pool } } as unknown as DataSource);
  return { sql, touched: () => touched, ms: () => ms, compared: () => compared };
}

function rowsTouched(plan: Plan): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const read = plan['Relation Name'] ? plan['Actual Rows'] + removed : 0;
  const own = (read + (plan['Rows Removed by Join Filter'] ?? 0)) * plan['Actual Loops'];
  return own + (plan.Plans ?? []).map(rowsTouched).reduce((sum, rows) => sum + rows, 0);
}

function functionsAsked(plan: Plan): string[] {
  const own = [...(plan.Filter ?? '').matchAll(/(\w+)\(/g)].map(([, name]) => name ?? '');
  return [...own, ...(plan.Plans ?? []).flatMap(functionsAsked)];
}
