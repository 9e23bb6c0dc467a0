import 'reflect-metadata';
import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { PlatformConfig } from '../../src/platform/config/platform.config.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { type Queryable, Sql } from '../../src/platform/database/sql.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

describe('a transaction whose connection is lost', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    const config = { DATABASE_URL: database.url, DATABASE_POOL_SIZE: 2 } as PlatformConfig;
    dataSource = await new DataSource(dataSourceOptions(config)).initialize();
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  /** PostgreSQL ends the connection while the transaction is busy elsewhere. */
  async function loseConnection(tx: Queryable): Promise<void> {
    const { rows } = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const lost = new Promise<void>((resolve) => (tx as unknown as Client).on('end', resolve)); // `once` would hear errors too
    await database.sql.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await lost;
  }

  it('fails alone: the process and the pool go on (ASVS 1.4.3)', async () => {
    const sql = new Sql(dataSource);
    const transaction = sql.transaction(async (tx) => {
      await loseConnection(tx);
      await tx.query('SELECT 1');
    });
    await expect(transaction).rejects.toThrow(/connection/i);
    expect(await sql.row('SELECT 1 AS one')).toEqual({ one: 1 });
  });
});
