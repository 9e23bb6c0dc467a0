import fc from 'fast-check';
import type { QueryRunner } from 'typeorm';
import { percentile } from '../../src/modules/lookups/sources/domain/latencies.js';
import { PlatformSumsUpToDays1795392000150 } from '../../src/platform/database/migrations/1795392000150-platform-sums-up-to-days.js';
import { LookupsSumsUpToDays1795392000151 } from '../../src/platform/database/migrations/1795392000151-lookups-sums-up-to-days.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';

jest.setTimeout(180_000);

const SEED = Number(process.env.STATS_SEED ?? 150_322);
const DAYS = 500;

interface Figures {
  readonly totalUsers: number;
  readonly users: { readonly registered: Compared; readonly paid: number };
  readonly revenue: {
    readonly received: Compared;
    readonly payments: Compared;
    readonly days: ReadonlyArray<{
      readonly day: string;
      readonly receivedCents: number;
      readonly returnedCents: number;
    }>;
    readonly plans: ReadonlyArray<{ readonly planId: string; readonly payments: number }>;
  };
  readonly previousPeriod: { readonly from: string; readonly to: string };
  readonly sources: ReadonlyArray<{ readonly id: string }>;
  readonly lookups: {
    readonly all: { readonly current: number };
    readonly outcomes: ReadonlyArray<{ readonly outcome: string; readonly current: number }>;
    readonly types: ReadonlyArray<{ readonly type: string; readonly n: number }>;
    readonly days: ReadonlyArray<{ readonly day: string; readonly n: number; readonly found: number }>;
  };
}

interface Compared {
  readonly current: number;
  readonly compared: number;
  readonly previous: number;
}

interface Counter {
  readonly measure: string;
  readonly day: string;
  readonly part: readonly string[];
  readonly n: number;
  readonly cents: number;
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10);
/** Of days that are over nothing is left out of the comparison. */
const whole = (n: number) => ({ current: n, compared: n });
const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

describe(`What is counted by whole months and their edges (seed ${SEED})`, () => {
  let app: RunningApp;
  /** The first and the last of at most a year's days. */
  const edges = fc.tuple(fc.integer({ min: 1, max: 364 }), fc.integer({ min: 1, max: 130 }));
  const told = async ([length, last]: readonly [number, number]) => {
    const admin = await adminOf(app);
    const [from, to] = [dayBefore(last + length), dayBefore(last)];
    const { body } = await admin.get<Figures>(`/api/admin/stats?from=${from}&to=${to}`);
    return { from, to, body };
  };

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, ...SIGNALS_ALONE } });
    await app.sql.query(
      `INSERT INTO lookup_daily_counts (day, type, outcome, n)
       SELECT brazilian_day(now()) - past, type, outcome, 1 + (past * 31 + length(type) * 7 + length(outcome)) % 97
       FROM generate_series(1, ${DAYS}) AS past, unnest(ARRAY['cpf', 'cep', 'nome']) AS type,
         unnest(ARRAY['success', 'not_found']) AS outcome
       WHERE past % 5 > 0`,
    );
    await app.sql.query('UPDATE lookup_daily_counts SET n = n + 3 WHERE day > brazilian_day(now()) - 40');
    await app.sql.query(
      `INSERT INTO counters (measure, day, part, n, cents)
       SELECT measure, brazilian_day(now()) - past, part, 1 + (past * 17 + cardinality(part)) % 13,
         (past * 31 % 9000) * CASE WHEN part[1] = 'estornado' THEN -1 ELSE 1 END
       FROM generate_series(1, ${DAYS}) AS past, (VALUES ('accounts', ARRAY['registered']), ('accounts', ARRAY['erased']),
         ('cohorts', ARRAY['paid']), ('cohorts', ARRAY['renewed']), ('payments', ARRAY['aprovado', 'gold', '']),
         ('payments', ARRAY['aprovado', 'bronze', 'VOLTA10']), ('payments', ARRAY['estornado', 'gold', ''])) AS parts (measure, part)
       WHERE past % 5 > 0`,
    );
    await app.sql.query('UPDATE counters SET n = n + 3, cents = cents + 5 WHERE day > brazilian_day(now()) - 40');
    // None so old that the product would sweep it away.
    await app.sql.query(
      `INSERT INTO health_days (component, day, ok, failed, refused, latencies)
       SELECT component, brazilian_day(now()) - past, 50 + past % 7, past % 5, past % 3,
         ARRAY(SELECT past * step % 11 FROM generate_series(1, 15) AS step)
       FROM generate_series(1, 390) AS past, unnest(ARRAY['fonte:bureau', 'fonte:viacep', 'api']) AS component WHERE past % 4 > 0`,
    );
    await app.sql.query('UPDATE health_days SET ok = ok + 3, latencies[4] = 9 WHERE day > brazilian_day(now()) - 40');
    await app.sql.query(
      'DELETE FROM health_days WHERE day > brazilian_day(now()) - 200 AND day < brazilian_day(now()) - 180',
    );
  });

  it('is of lookups the sum of their days, for any first and last day', async () => {
    await fc.assert(
      fc.asyncProperty(edges, async (days) => {
        const { from, to, body } = await told(days);
        const { rows } = await app.sql.query<{ day: string; type: string; outcome: string; n: number }>(
          'SELECT day::text, type, outcome, n::int FROM lookup_daily_counts WHERE day BETWEEN $1 AND $2',
          [from, to],
        );
        const of = (key: 'day' | 'type' | 'outcome', value: string) =>
          sum(rows.filter((row) => row[key] === value).map(({ n }) => n));
        const { all, outcomes, types, days: eachDay } = body.lookups;
        expect(all.current).toBe(sum(rows.map(({ n }) => n)));
        for (const { outcome, current } of outcomes)
          expect([outcome, current]).toEqual([outcome, of('outcome', outcome)]);
        for (const { type, n } of types) expect([type, n]).toEqual([type, of('type', type)]);
        for (const { day, n } of eachDay) expect([day, n]).toEqual([day, of('day', day)]);
        expect(sum(eachDay.map(({ found }) => found))).toBe(of('outcome', 'success'));
      }),
      { seed: SEED, numRuns: 40 },
    );
  });

  it('is of accounts and money the same', async () => {
    const { rows } = await app.sql.query<Counter>(
      'SELECT measure, day::text, part, n::int, cents::int FROM counters UNION ALL SELECT measure, day::text, part, n::int, cents::int FROM counter_steps',
    );
    const among = (measure: string, kind: string, from: string, to: string) =>
      rows.filter((row) => row.measure === measure && row.part[0] === kind && row.day >= from && row.day <= to);
    const n = (counters: readonly Counter[]) => sum(counters.map((counter) => counter.n));
    const cents = (counters: readonly Counter[]) => sum(counters.map((counter) => counter.cents));
    await fc.assert(
      fc.asyncProperty(edges, async (days) => {
        const { from, to, body } = await told(days);
        const { users, revenue, previousPeriod: before } = body;
        const taken = among('payments', 'aprovado', from, to);
        const takenBefore = among('payments', 'aprovado', before.from, before.to);
        expect(before.to < from).toBe(true);
        expect(users.paid).toBe(n(among('cohorts', 'paid', from, to)));
        expect(users.registered).toEqual({
          ...whole(n(among('accounts', 'registered', from, to))),
          previous: n(among('accounts', 'registered', before.from, before.to)),
        });
        expect(revenue.payments).toEqual({ ...whole(n(taken)), previous: n(takenBefore) });
        expect(revenue.received).toEqual({ ...whole(cents(taken)), previous: cents(takenBefore) });
        for (const { planId, payments } of revenue.plans)
          expect([planId, payments]).toEqual([planId, n(taken.filter(({ part }) => part[1] === planId))]);
        for (const { day, receivedCents, returnedCents } of revenue.days) {
          const returned = cents(among('payments', 'estornado', day, day));
          expect([day, receivedCents, returnedCents]).toEqual([
            day,
            cents(among('payments', 'aprovado', day, day)),
            0 - returned,
          ]);
        }
        expect(body.totalUsers).toBe(
          n(among('accounts', 'registered', '', 'Z')) - n(among('accounts', 'erased', '', 'Z')),
        );
      }),
      { seed: SEED, numRuns: 20 },
    );
  });

  it('is of sources the sum of their days, of which some have gone', async () => {
    await fc.assert(
      fc.asyncProperty(edges, async (days) => {
        const { from, to, body } = await told(days);
        const { rows } = await app.sql.query<{ id: string; calls: number; refused: number; latencies: number[] }>(
          `SELECT substring(component FROM 7) AS id, sum(ok + failed)::int AS calls, sum(refused)::int AS refused,
             ARRAY(SELECT sum(n)::int FROM health_days AS d, unnest(d.latencies) WITH ORDINALITY AS s (n, step)
               WHERE d.component = h.component AND d.day BETWEEN $1 AND $2 GROUP BY step ORDER BY step) AS latencies
           FROM health_days AS h WHERE component LIKE 'fonte:%' AND day BETWEEN $1 AND $2 GROUP BY component`,
          [from, to],
        );
        for (const id of ['bureau', 'viacep']) {
          const { calls = 0, refused = 0, latencies = [] } = rows.find((row) => row.id === id) ?? {};
          expect(body.sources.find((source) => source.id === id)).toMatchObject({
            ...{ calls, refused, p50Ms: percentile(latencies, 0.5), p95Ms: percentile(latencies, 0.95) },
          });
        }
      }),
      { seed: SEED, numRuns: 20 },
    );
  });

  it('is kept by months as it would be made anew from the days', async () => {
    const client = await app.sql.connect();
    const months = async () => {
      const rows = async (text: string) => (await client.query(text)).rows;
      return {
        lookups: await rows('SELECT * FROM lookup_monthly_counts ORDER BY month, type, outcome'),
        counters: await rows('SELECT * FROM counter_months ORDER BY measure, month, part'),
        sources: await rows('SELECT * FROM health_months ORDER BY component, month'),
      };
    };
    const runner = { query: (text: string) => client.query(text) } as unknown as QueryRunner;
    const migrations = [new PlatformSumsUpToDays1795392000150(), new LookupsSumsUpToDays1795392000151()];
    try {
      await client.query('BEGIN');
      await client.query('LOCK TABLE counters, lookup_daily_counts, health_days IN SHARE ROW EXCLUSIVE MODE');
      const kept = await months();
      for (const migration of migrations.toReversed()) await migration.down(runner);
      for (const migration of migrations) await migration.up(runner);
      expect(await months()).toEqual(kept);
      expect(kept.lookups.length * kept.counters.length * kept.sources.length).toBeGreaterThan(0);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
