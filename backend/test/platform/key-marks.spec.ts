import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { PlatformConfig } from '../../src/platform/config/platform.config.js';
import { CheckKeys } from '../../src/platform/crypto/check-keys.js';
import { FieldCipher } from '../../src/platform/crypto/field-cipher.js';
import { KeepKeyMark } from '../../src/platform/crypto/keep-key-mark.job.js';
import { SubjectHash } from '../../src/platform/crypto/subject-hash.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { Sql } from '../../src/platform/database/sql.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';
import { until } from '../harness/until.js';

const key = () => randomBytes(32).toString('base64');
const [OLD, NEW, SUBJECT_HASH_KEY] = [`1:${key()}`, `2:${key()}`, key()];

describe('The mark of an older key, without which nobody may start', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let sql: Sql;

  beforeAll(async () => {
    database = await createTestDatabase();
    const config = { DATABASE_URL: database.url, DATABASE_POOL_SIZE: 2 } as PlatformConfig;
    dataSource = await new DataSource(dataSourceOptions(config)).initialize();
    sql = new Sql(dataSource);
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const keys = (ENCRYPTION_KEYS: string) => {
    const config = { ENCRYPTION_KEYS, SUBJECT_HASH_KEY } as PlatformConfig;
    return new CheckKeys(sql, new FieldCipher(ENCRYPTION_KEYS), new SubjectHash(SUBJECT_HASH_KEY), config);
  };
  const marks = async () =>
    (await sql.rows<{ name: string }>('SELECT name FROM key_marks ORDER BY 1')).map(({ name }) => name);

  it('stays while there is a value of that key, which is told, and goes with the last one', async () => {
    await keys(OLD).execute();
    const after = keys(`${NEW},${OLD}`);
    await after.execute();
    expect(await after.forgetOlder([{ version: 2 }, { version: 1 }, { version: 1 }])).toEqual([1]);
    expect(await marks()).toEqual(['encryption:1', 'encryption:2', 'subject']);
    expect(await after.forgetOlder([{ version: 2 }])).toEqual([]);
    expect(await marks()).toEqual(['encryption:2', 'subject']);
  });

  it.each([
    ['first', `${OLD},${NEW}`],
    ['alone', OLD],
  ])('comes back from an instance that was left with it %s', async (_, left) => {
    await keys(`${NEW},${OLD}`).forgetOlder([]);
    const jobs = new Jobs(sql);
    new KeepKeyMark(keys(left), jobs);
    jobs.start();
    await until(async () => (await marks()).includes('encryption:1'));
    jobs.onModuleDestroy();
    await jobs.beforeApplicationShutdown();
    await expect(keys(NEW).assertKnown()).rejects.toThrow('ENCRYPTION_KEYS: falta a chave 1');
  });
});
