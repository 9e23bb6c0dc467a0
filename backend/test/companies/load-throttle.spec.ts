import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { LoadThrottle } from '../../src/modules/companies/load/adapters/load-throttle.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

describe('A load beside others in its database', () => {
  let database: TestDatabase;
  let own: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    own = new pg.Client(database.url);
    await own.connect();
    await own.query('SET stats_fetch_consistency = none');
  });
  afterAll(async () => {
    await own.end();
    await database.drop();
  });

  /** Pieces of work in one transaction, as a load's are, until they rested or for so long; how long they rested. */
  async function rested(mostMs: number): Promise<number> {
    const turns = new LoadThrottle(own);
    await own.query('BEGIN');
    for (const from = performance.now(); turns.restedMs === 0 && performance.now() - from < mostMs; )
      await turns.take(() => own.query('SELECT pg_sleep(0.005)'));
    await own.query('COMMIT');
    return turns.restedMs;
  }

  it('goes on without a rest where nobody else is there', async () => {
    expect(await rested(2_500)).toBe(0);
  });

  it('rests between its pieces, longer than it works', async () => {
    let over = false;
    const other = (async () => {
      while (!over) await database.sql.query('SELECT 1').then(() => sleep(5));
    })();
    expect(await rested(10_000)).toBeGreaterThan(10);
    over = true;
    await other;
  });
});
