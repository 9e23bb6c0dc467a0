import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { PlatformConfig } from '../../src/platform/config/platform.config.js';
import { databaseFault } from '../../src/platform/database/check-database.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { PlatformOneBaseline1795392000141 } from '../../src/platform/database/migrations/1795392000141-platform-one-baseline.js';
import { MIGRATIONS } from '../../src/platform/database/migrations/index.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

/** Some of those that made the tables before they became one a module, the first and the last among them. */
const FORMER = ['PlatformKeyMarks1795392000000', 'LookupsKeys1795392000062', 'PlatformCounterMonths1795392000140'];

describe('A database of before the migrations became one a module', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeEach(async () => {
    database = await createTestDatabase();
    await database.sql.query('DELETE FROM migrations WHERE name = $1', [PlatformOneBaseline1795392000141.name]);
    for (const name of FORMER)
      await database.sql.query('INSERT INTO migrations (timestamp, name) VALUES ($1, $2)', [name.slice(-13), name]);
    const options = dataSourceOptions({ DATABASE_URL: database.url, DATABASE_POOL_SIZE: 2 } as PlatformConfig);
    dataSource = await new DataSource(options).initialize();
  });

  afterEach(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('goes on with the schema that it has', async () => {
    await database.sql.query("UPDATE lookup_switches SET text = 'kept'");
    expect(await databaseFault(database.url)).toBeNull();
    await migrate(dataSource);
    const { rows } = await database.sql.query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp');
    expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
    expect((await database.sql.query('SELECT text FROM lookup_switches')).rows).toEqual([{ text: 'kept' }]);
  });

  it('gives each migration the time that it takes, but no lock that others would wait behind for long', async () => {
    dataSource.migrations.push(new NotesItsLimits2000000000000());
    await migrate(dataSource);
    const limits = { statement_timeout: '0', lock_timeout: '2s' };
    expect((await database.sql.query('SELECT statement_timeout, lock_timeout FROM noted')).rows).toEqual([limits]);
    expect(await dataSource.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
  });

  it('is refused when it stopped on the way', async () => {
    await database.sql.query('DROP TABLE counter_months');
    await expect(migrate(dataSource)).rejects.toThrow('make it anew');
  });
});

class NotesItsLimits2000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const limit = (name: string) => `current_setting('${name}') AS ${name}`;
    await runner.query(`CREATE TABLE noted AS SELECT ${limit('statement_timeout')}, ${limit('lock_timeout')}`);
  }

  async down(): Promise<void> {}
}
