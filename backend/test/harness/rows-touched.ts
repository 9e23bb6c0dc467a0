import type { Pool } from 'pg';
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
  let touched = 0;
  let ms = 0;
  const compared = new Set<string>();
  const query = async (text: string, values?: unknown[]) => {
    const { rows } = await database.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    const [explained] = rows[0]['QUERY PLAN'];
    touched += rowsTouched(explained.Plan);
    ms += explained['Execution Time'];
    for (const name of functionsAsked(explained.Plan)) compared.add(name);
    return database.query(text, values);
  };
  const sql = new Sql({ driver: { master: { query } as unknown as Pool } } as unknown as DataSource);
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
