import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { PlatformConfig } from '../../src/platform/config/platform.config.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { Sql } from '../../src/platform/database/sql.js';
import { Signals } from '../../src/platform/events/signals.js';
import { type Cuttable, wireTo } from '../faults/cuttable.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';
import { until } from '../harness/until.js';

const CACHE_SECONDS = 1;
const [YOUNG_MS, OLD_MS, TOO_OLD_MS] = [900, 5_000, 12_000];

describe('What was read and is announced when it changes', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let wire: Cuttable;
  let signals: Signals;
  let gaps = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    const address = new URL(database.url);
    wire = await wireTo(address);
    address.port = String(wire.port);
    const config = Object.assign(new PlatformConfig(), { DATABASE_URL: database.url, DATABASE_POOL_SIZE: 2 });
    dataSource = await new DataSource(dataSourceOptions(config)).initialize();
    const listening = Object.assign(new PlatformConfig(), { DATABASE_URL: address.href, CACHE_SECONDS });
    signals = new Signals(listening, new Sql(dataSource));
    signals.onGap(() => gaps++);
    await signals.onModuleInit();
  });

  afterAll(async () => {
    await signals?.onApplicationShutdown();
    wire?.close();
    await dataSource?.destroy();
    await database?.drop();
  });

  const believed = () => [YOUNG_MS, OLD_MS, TOO_OLD_MS].map((ageMs) => signals.believes(ageMs));

  it('is believed for twelve times as long while announcements are heard, and no longer once they are not', async () => {
    await until(() => signals.believes(OLD_MS));
    expect(believed()).toEqual([true, true, false]);
    wire.stall();
    await until(() => !signals.believes(OLD_MS));
    expect(believed()).toEqual([true, false, false]);
    expect(gaps).toBe(0);
    wire.mend();
    await until(() => signals.believes(OLD_MS));
  });

  it('is all forgotten, and heard of on a new connection, once nothing has come over the old one for a while', async () => {
    const known = signals.remembering<string>(10, () => performance.now());
    known.set('ana', 'bronze');
    const heard: string[] = [];
    signals.on('plan_changed', (payload) => heard.push(payload));
    const before = gaps;
    wire.stall();
    await until(() => gaps > before);
    expect(known.get('ana')).toBeUndefined();
    wire.mend();
    await until(async () => {
      await signals.publish('plan_changed', 'ana');
      return heard.includes('ana');
    });
    await until(() => signals.believes(OLD_MS));
  });
});
