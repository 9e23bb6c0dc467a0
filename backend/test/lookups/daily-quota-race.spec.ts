import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { PgQuotaStore } from '../../src/modules/lookups/limits/adapters/pg-quota-store.js';
import { Sql } from '../../src/platform/database/sql.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const [ROUNDS, HOLDERS, LIMIT] = [15, 24, 10];
const DAY = '2026-11-21';

describe('The book of a day, asked by many processes at once', () => {
  let database: TestDatabase;
  let pool: Pool;
  const processes: PgQuotaStore[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new Pool({ connectionString: database.url, max: HOLDERS });
    const sql = new Sql({ driver: { master: pool } } as unknown as DataSource);
    for (let n = 0; n < HOLDERS; n++) processes.push(new PgQuotaStore(sql, sql));
    await Promise.all(Array.from({ length: HOLDERS }, () => pool.query('SELECT pg_sleep(0.05)')));
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it(`gives exactly the limit away, in each of ${ROUNDS} rounds of ${HOLDERS} holders (ASVS 2.3.4)`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const accountId = v7();
      const request = { accountId, day: DAY, limit: LIMIT, wanted: 1, ahead: 1 };
      const gifts = await Promise.all(processes.map((book) => book.take({ ...request, holder: v7() })));
      expect(gifts.reduce((sum, { given }) => sum + given, 0)).toBe(LIMIT);
    }
  });

  it('gives exactly the limits away when each process asks for many accounts at once', async () => {
    const accounts = Array.from({ length: 8 }, () => v7());
    const requests = processes.flatMap((book) =>
      accounts.map(async (accountId) => {
        const request = { holder: v7(), accountId, day: DAY, limit: LIMIT, wanted: 1, ahead: 1 };
        return { accountId, given: (await book.take(request)).given };
      }),
    );
    const given = await Promise.all(requests);
    for (const account of accounts) {
      const sum = given.reduce((all, { accountId, given: n }) => all + (accountId === account ? n : 0), 0);
      expect(sum).toBe(LIMIT);
    }
  });

  it('gives ahead only while plenty is left', async () => {
    const accountId = v7();
    const book = processes[0]!;
    const take = () => book.take({ holder: v7(), accountId, day: DAY, limit: 150, wanted: 1, ahead: 40 });
    const gifts = [await take(), await take()];
    expect(gifts.map(({ given, scarce }) => [given, scarce])).toEqual([
      [40, false],
      [1, false],
    ]);
  });

  it('has several holders spend together, or none of them', async () => {
    const accountId = v7();
    const [one, two] = [v7(), v7()];
    const book = processes[0]!;
    for (const [holder, wanted] of [
      [one, 2],
      [two, 1],
    ] as const)
      await book.take({ holder, accountId, day: DAY, limit: LIMIT, wanted, ahead: 1 });
    const spend = (n: number, m: number) =>
      book.spend(
        new Map([
          [two, n],
          [one, m],
        ]),
        {},
      );
    expect([await spend(2, 1), await spend(1, 3), await book.usedSince(accountId, DAY)]).toEqual([false, false, 0]);
    expect([await spend(1, 2), await spend(1, 1), await book.usedSince(accountId, DAY)]).toEqual([true, false, 3]);
  });

  it('gives what comes back, and what a dead process held, to whom asks next', async () => {
    const accountId = v7();
    const [one, two] = [v7(), v7()];
    const book = processes[0]!;
    const take = (holder: string, wanted: number) =>
      book.take({ holder, accountId, day: DAY, limit: LIMIT, wanted, ahead: 1 });
    expect((await take(one, LIMIT)).given).toBe(LIMIT);
    expect((await take(two, 1)).given).toBe(0);
    await book.giveBack(new Map([[one, 3]]));
    expect((await take(two, 5)).given).toBe(3);
    await pool.query('UPDATE lookup_allowances SET used = 4, held_until = now() WHERE holder = $1', [one]);
    expect(await take(two, 9)).toEqual({ given: 3, used: 4, scarce: true });
    expect(await book.usedSince(accountId, DAY)).toBe(4);
  });
});
