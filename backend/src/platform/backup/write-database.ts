import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource, type QueryRunner } from 'typeorm';
import { reasonOf } from '../../kernel/reason-of.js';
import type { PlatformConfig } from '../config/platform.config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { MIGRATIONS } from '../database/migrations/index.js';
import { tablesIn } from './catalogue.js';
import type { Closing, Manifest, Opening } from './manifest.js';
import {
  assertAlone,
  assertEmpty,
  assertSame,
  begin,
  makeTables,
  migrationsOf,
  runMigrations,
} from './prepare-target.js';
import { sumOf } from './read-database.js';
import { RecordCursor } from './record-cursor.js';
import type { CopyRecord } from './records.js';
import { Refusal } from './refusal.js';

export interface Target {
  readonly databaseUrl: string;
  /** Whether what is there now may go. */
  readonly replace: boolean;
  /** Throws when the copy is not for who asks; before anything is changed. */
  readonly accept: (opening: Opening) => void;
  /** What is fetched in its transaction before anything is changed. */
  readonly prepare?: (client: pg.ClientBase) => Promise<void>;
  /** What else is done to the rows once they are what the copy says and have the form of today, in its transaction. */
  readonly finish?: (client: pg.ClientBase) => Promise<void>;
}

/**
 * Puts a copy into a database, in one transaction: the tables of the migrations that it had, their rows, the numbers of
 * its sequences; then every table is read again and must be what the copy says. Throws, with all as it was, otherwise.
 */
export async function writeDatabase(records: AsyncIterable<CopyRecord>, target: Target): Promise<Manifest> {
  const copy = new RecordCursor(records);
  const opening = await copy.opening();
  const migrations = MIGRATIONS.slice(0, migrationsOf(opening));
  target.accept(opening);
  const options = dataSourceOptions({ DATABASE_URL: target.databaseUrl, DATABASE_POOL_SIZE: 2 } as PlatformConfig);
  const dataSource = await new DataSource({ ...options, migrations: [...migrations] }).initialize();
  const runner = dataSource.createQueryRunner();
  const client = (await runner.connect()) as pg.PoolClient;
  client.on('error', () => undefined);
  try {
    await runner.startTransaction();
    await begin(client);
    await assertAlone(client);
    await target.prepare?.(client);
    await assertEmpty(client, target.replace);
    await makeTables(dataSource, runner, opening);
    const closing = await fill(client, opening, copy);
    if (target.finish) {
      await bringForward(dataSource, runner, migrations.length);
      await target.finish(client);
    }
    await commit(client, runner);
    await analyse(client);
    return { opening, closing };
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

/** Later rows have a form that those of an older copy have not. All migrations can run in a transaction of another's. */
async function bringForward(dataSource: DataSource, runner: QueryRunner, done: number): Promise<void> {
  dataSource.migrations.push(...MIGRATIONS.slice(done).map((Migration) => new Migration()));
  await runMigrations(dataSource, runner);
}

/** Whether it was done is not known where the answer is lost: PostgreSQL alone can tell. */
async function commit(client: pg.PoolClient, runner: QueryRunner): Promise<void> {
  const { rows } = await client.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id');
  try {
    await runner.commitTransaction();
  } catch (error) {
    if (isRefusal(error)) throw error;
    throw new Refusal(
      `A conexão caiu no último passo (${reasonOf(error)}): não se sabe se os dados foram gravados. Foi tudo ou nada; ` +
        `pergunte ao banco de dados de destino: SELECT pg_xact_status('${rows[0]?.id}'). committed: estão todos lá e ` +
        'conferidos, falta só o ANALYZE. aborted: nada mudou, repita o comando. in progress: espere e pergunte de novo.',
    );
  }
}

/** PostgreSQL's own no, and not that it ends or cannot be reached. */
function isRefusal(error: unknown): boolean {
  const { driverError = error } = error as { driverError?: unknown };
  return driverError instanceof pg.DatabaseError && !/^(08|57P)/.test(driverError.code ?? '');
}

/** The rows are there by now, whatever becomes of this. */
async function analyse(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('SET statement_timeout = 0; ANALYZE');
  } catch (error) {
    console.warn(
      `Aviso: os dados estão gravados, mas as estatísticas do PostgreSQL não (${reasonOf(error)}). Execute ANALYZE nele.`,
    );
  }
}

async function fill(client: pg.PoolClient, opening: Opening, copy: RecordCursor): Promise<Closing> {
  const here = await tablesIn(client);
  assertSame(here, opening.tables);
  for (const { name } of here.toReversed()) {
    await client.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER; DELETE FROM "${name}"`);
  }
  for await (const { name, rows } of copy.tables()) {
    const columns = opening.tables.find((table) => table.name === name)?.columns ?? [];
    const list = columns.map((column) => `"${column}"`).join(', ');
    await pipeline(rows, client.query(copyFrom(`COPY "${name}" (${list}) FROM STDIN`)));
  }
  const closing = await copy.closing();
  for (const [name, last] of Object.entries(closing.sequences)) {
    if (last !== null) await client.query(`SELECT setval('"${name}"', $1)`, [last]);
  }
  for (const { name } of here) await client.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
  await demandEqual(client, opening, closing);
  return closing;
}

async function demandEqual(client: pg.PoolClient, opening: Opening, closing: Closing): Promise<void> {
  for (const table of opening.tables) {
    const [is, should] = [await sumOf(client, table), closing.tables[table.name]];
    if (is.rows !== should?.rows || is.sum !== should.sum)
      throw new Refusal(`${table.name}: ${is.rows} linhas gravadas não são as ${should?.rows} da cópia.`);
  }
}
