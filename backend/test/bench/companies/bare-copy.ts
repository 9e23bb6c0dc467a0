import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** With their primary keys, of those that have one. */
const TABLES = {
  company_firms: 'cnpj_basico',
  company_units: 'cnpj_basico, ordem',
  company_partners: null,
  company_taxes: 'cnpj_basico',
  company_search: null,
};

/** The product's own: the indexes of a table that searches read. */
export type MakeIndexes = (table: string, prefix: string) => string;

/**
 * Seconds that PostgreSQL takes for the same rows, from files of its own binary form on the server, into the same tables, with
 * the indexes built afterwards, which is the quickest way that there is.
 */
export async function bareCopy(sql: pg.Client, folder: string, makeSearchIndexes: MakeIndexes): Promise<number> {
  const place = join(folder, 'copies');
  mkdirSync(place);
  chmodSync(folder, 0o711);
  chmodSync(place, 0o777);
  await sql.query("SET statement_timeout = 0; SET maintenance_work_mem = '256MB'");
  for (const table of Object.keys(TABLES)) {
    await sql.query(`COPY ${table} TO '${join(place, table)}' (FORMAT binary)`);
    await sql.query(`CREATE TABLE bare_${table} (LIKE ${table})`);
  }
  await sql.query('CHECKPOINT');
  const from = performance.now();
  for (const [table, key] of Object.entries(TABLES)) {
    await sql.query(`COPY bare_${table} FROM '${join(place, table)}' (FORMAT binary)`);
    if (key) await sql.query(`ALTER TABLE bare_${table} ADD PRIMARY KEY (${key}) WITH (fillfactor = 97)`);
    await sql.query(makeSearchIndexes(table, 'bare_'));
  }
  const seconds = (performance.now() - from) / 1_000;
  for (const table of Object.keys(TABLES)) await sql.query(`DROP TABLE bare_${table}`);
  await sql.query('CHECKPOINT');
  return Math.round(seconds * 10) / 10;
}
