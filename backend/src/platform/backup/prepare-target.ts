import type pg from 'pg';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.js';
import { MIGRATIONS } from '../database/migrations/index.js';
import { OUR_TABLES, PLAIN_TEXT, productsOn } from './catalogue.js';
import type { Opening } from './manifest.js';
import { Refusal } from './refusal.js';

/** How many of our migrations a copy has; throws a Refusal when it has others. */
export function migrationsOf({ migrations, product }: Opening): number {
  const ours = MIGRATIONS.map(({ name }) => name);
  if (migrations.every((name, at) => name === ours[at])) return migrations.length;
  const newer = ours.every((name, at) => name === migrations[at]);
  const reason = newer ? 'é de uma versão mais nova' : 'é de outra linha de versões';
  throw new Refusal(`A cópia ${reason} do Nítido (${product}). Use com ela a versão que a fez, ou uma mais nova.`);
}

/** Whoever has just ended may still be leaving the database. */
const LEAVING_MS = 1_500;

/** Nobody else of the product may be there, nor come while this transaction lasts. */
export async function assertAlone(client: pg.ClientBase): Promise<void> {
  const until = Date.now() + LEAVING_MS;
  while (!(await isAlone(client))) {
    if (Date.now() > until)
      throw new Refusal('O Nítido está em execução neste banco de dados. Encerre todas as instâncias antes.');
    await client.query('SELECT pg_sleep(0.1), pg_stat_clear_snapshot()');
  }
}

async function isAlone(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ had: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS had', [
    ADVISORY_LOCKS.migrate,
  ]);
  return rows[0]?.had === true && (await productsOn(client)) === 0;
}

/** An empty database, or one that was emptied as asked. */
export async function assertEmpty(client: pg.ClientBase, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ n: number; name: string }>(
    `SELECT count(*)::int AS n, current_database() AS name FROM pg_class c WHERE ${OUR_TABLES}`,
  );
  if (rows[0]?.n === 0) return;
  if (replace) {
    await client.query(EMPTY);
    return;
  }
  throw new Refusal(
    `O banco de dados de destino não está vazio (${rows[0]?.name}: ${rows[0]?.n} tabelas). Para apagar tudo o que há nele, repita com --replace.`,
  );
}

/** Brings the tables of that many migrations and the months of the copy, all in the runner's transaction. */
export async function makeTables(dataSource: DataSource, runner: QueryRunner, opening: Opening): Promise<void> {
  await runMigrations(dataSource, runner);
  if (!opening.partitions) return;
  const { from, to } = opening.partitions;
  const day = (text: string) => new Date(text).toISOString().slice(0, 10);
  const month = (text: string) => new Date(text).getUTCFullYear() * 12 + new Date(text).getUTCMonth();
  await runner.query('SELECT lookup_make_partitions($1::timestamptz, $2)', [from, month(to) - month(from)]);
  await runner.query(otherMonths(day(from), day(to)));
}

/** Those of the data source that are not there yet, in the runner's transaction. */
export async function runMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}

/** The tables that were made must be those of the copy, column by column. */
export function assertSame(here: Opening['tables'], there: Opening['tables']): void {
  const signs = (tables: Opening['tables']) =>
    tables.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`);
  const [ours, theirs] = [new Set(signs(here)), new Set(signs(there))];
  const strange = [...theirs].find((sign) => !ours.has(sign)) ?? [...ours].find((sign) => !theirs.has(sign));
  if (strange) throw new Refusal(`A cópia e esta versão do Nítido não têm as mesmas tabelas: ${strange}.`);
}

export async function begin(client: pg.ClientBase): Promise<void> {
  await client.query(PLAIN_TEXT);
  await client.query("SET LOCAL lock_timeout = '10s'");
}

/** Of tables by month that have none yet, since what fills them makes the month that it needs. */
const otherMonths = (from: string, to: string) => `DO $$
  DECLARE
    parent record;
    month date;
  BEGIN
    FOR parent IN SELECT c.oid, c.relname AS name FROM pg_class c WHERE ${OUR_TABLES} AND c.relkind = 'p'
      AND NOT EXISTS (SELECT FROM pg_inherits i WHERE i.inhparent = c.oid) LOOP
      FOR month IN SELECT generate_series('${from}'::date, '${to}'::date - interval '1 month', '1 month') LOOP
        EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)', parent.name || to_char(month, '_YYYY_MM'),
          parent.name, month, (month + interval '1 month')::date);
      END LOOP;
    END LOOP;
  END $$`;

const EMPTY = `DO $$
  DECLARE
    thing text;
  BEGIN
    FOR thing IN SELECT c.oid::regclass FROM pg_class c WHERE ${OUR_TABLES} LOOP
      EXECUTE 'DROP TABLE ' || thing || ' CASCADE';
    END LOOP;
    FOR thing IN SELECT p.oid::regprocedure FROM pg_proc p WHERE p.pronamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e') LOOP
      EXECUTE 'DROP ROUTINE ' || thing || ' CASCADE';
    END LOOP;
  END $$`;
