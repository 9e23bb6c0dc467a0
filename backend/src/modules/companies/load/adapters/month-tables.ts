import type pg from 'pg';
import { type Code, ROW_KINDS, type RowKind } from '../../files/index.js';
import { changesOf, stagedOf } from './judge.sql.js';
import type { RowCounts } from './load-record.js';
import { dropSearchIndexes, makeSearchIndexes, PACKED } from './search-indexes.js';

export async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** The tables that a load needs beside the register, gone. */
export async function clearWork(client: pg.Client): Promise<void> {
  const tables = ROW_KINDS.flatMap((kind) => [changesOf(kind), stagedOf(kind)]);
  await client.query(`DROP TABLE IF EXISTS ${tables.join(', ')}`);
}

/** Rows of each kind, in their order. */
export function countsOf([companies = 0, establishments = 0, partners = 0, taxes = 0]: readonly number[]): RowCounts {
  return { companies, establishments, partners, taxes };
}

/** Where a month's changed and new rows wait for all of them to be there. */
export const makeStaged = (kind: RowKind) => `
  CREATE UNLOGGED TABLE ${stagedOf(kind)} (LIKE ${kind.table});
  CREATE INDEX ON ${stagedOf(kind)} (cnpj_basico)`;

/** For the first load, which nobody can read before it is whole: rows first, then their indexes. */
export const emptied = ({ table }: RowKind) => `
  TRUNCATE ${table};
  ${dropSearchIndexes(table)}
  ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${table}_pkey;
  ALTER TABLE ${table} SET (autovacuum_enabled = off)`;

/** Partners have none: that each is there once the survey has seen to, and nobody looks one up by it. */
export const makeKey = ({ name, table, key }: RowKind) => `
  ${name === 'partners' ? '' : makePrimaryKey(table, key)}
  ${makeSearchIndexes(table)}
  ALTER TABLE ${table} RESET (autovacuum_enabled)`;

const makePrimaryKey = (table: string, key: string | null) => `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = '${table}_pkey') THEN
      ALTER TABLE ${table} ADD PRIMARY KEY (cnpj_basico${key ? `, ${key}` : ''}) ${PACKED};
    END IF;
  END $$;`;

/** Made beside the table and attached then, for which nobody who reads, a backup for one, has to end first. */
export function eventsPartition(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const partition = `company_events_${month.replace('-', '_')}`;
  return `DO $$ BEGIN
    IF to_regclass('${partition}') IS NULL THEN
      CREATE TABLE ${partition} (LIKE company_events INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
      ALTER TABLE company_events ATTACH PARTITION ${partition} FOR VALUES FROM ('${month}-01') TO ('${next}-01');
    END IF;
  END $$`;
}

/** Codes that are told otherwise, and new ones; none is forgotten, since older months name them. */
export async function writeCodes(client: pg.Client, codes: readonly Code[]): Promise<void> {
  await client.query(
    `INSERT INTO company_codes AS c (domain, code, description)
     SELECT * FROM unnest($1::text[], $2::int[], $3::text[])
     ON CONFLICT (domain, code) DO UPDATE SET description = excluded.description
     WHERE c.description <> excluded.description`,
    [codes.map(({ domain }) => domain), codes.map(({ code }) => code), codes.map(({ description }) => description)],
  );
}
