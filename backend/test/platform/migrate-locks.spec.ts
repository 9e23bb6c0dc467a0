import { Client } from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { PlatformConfig } from '../../src/platform/config/platform.config.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

/** Within it, an old instance has its answer although a migration waits; more than the migration's 2 s. */
const PATIENCE = '4s';

describe('A migration of a table that somebody else reads', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let holder: Client;
  let asker: Client;
  const said: string[] = [];

  beforeEach(async () => {
    database = await createTestDatabase();
    const options = dataSourceOptions({ DATABASE_URL: database.url, DATABASE_POOL_SIZE: 2 } as PlatformConfig);
    dataSource = await new DataSource(options).initialize();
    dataSource.migrations.push(new AltersAccounts2000000000000());
    holder = new Client({ connectionString: database.url, application_name: 'a-long-report' });
    asker = new Client({ connectionString: database.url });
    await Promise.all([holder.connect(), asker.connect()]);
    await asker.query(`SET statement_timeout = '${PATIENCE}'`);
    jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await Promise.all([holder.end(), asker.end(), dataSource.destroy()]);
    await database.drop();
  });

  it('keeps no old instance waiting for longer than moments, says who is in its way, and comes to its end after it', async () => {
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE accounts IN ACCESS SHARE MODE');
    const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const migrated = migrate(dataSource, 100);
    while (said.length === 0) await asker.query('SELECT 1 FROM accounts LIMIT 1');
    // The next attempt stands before the lock too.
    while (!(await waits(database))) await asker.query('SELECT 1');
    await asker.query('SELECT 1 FROM accounts LIMIT 1');
    await holder.query('COMMIT');
    await migrated;
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`pid ${rows[0]?.pid} (a-long-report, desde `);
    expect((await asker.query('SELECT noted FROM accounts LIMIT 1')).rowCount).toBe(0);
  });
});

async function waits({ sql }: TestDatabase): Promise<boolean> {
  const { rowCount } = await sql.query(
    "SELECT FROM pg_locks WHERE relation = 'accounts'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted",
  );
  return rowCount !== 0;
}

class AltersAccounts2000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts ADD COLUMN noted integer');
  }

  async down(): Promise<void> {}
}
