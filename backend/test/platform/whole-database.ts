import type { Pool } from 'pg';

/** Every table that outlives a crash, month by month where it has months. */
export async function tablesOf(sql: Pool): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relpersistence = 'p' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** The rows of a table, as PostgreSQL writes them. */
export async function rowsOf(sql: Pool, table: string): Promise<string[]> {
  const { rows } = await sql.query<{ row: string }>(`SELECT t::text AS row FROM "${table}" t ORDER BY 1`);
  return rows.map(({ row }) => row);
}
