import fc from 'fast-check';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { ADMIN, enterAsAdmin } from '../identity/admins.js';

jest.setTimeout(180_000);

const SEED = Number(process.env.STATS_SEED ?? 150_322);
const DAYS = 500;

interface Figures {
  readonly lookups: {
    readonly all: { readonly current: number };
    readonly outcomes: ReadonlyArray<{ readonly outcome: string; readonly current: number }>;
    readonly types: ReadonlyArray<{ readonly type: string; readonly n: number }>;
    readonly days: ReadonlyArray<{ readonly day: string; readonly n: number; readonly found: number }>;
  };
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10);
const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

describe(`The lookups of whole months and their edges (seed ${SEED})`, () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, ...SIGNALS_ALONE } });
    await app.sql.query(
      `INSERT INTO lookup_daily_counts (day, type, outcome, n)
       SELECT current_date - past, type, outcome, 1 + (past * 31 + length(type) * 7 + length(outcome)) % 97
       FROM generate_series(1, ${DAYS}) AS past, unnest(ARRAY['cpf', 'cep', 'nome']) AS type,
         unnest(ARRAY['success', 'not_found']) AS outcome
       WHERE past % 5 > 0`,
    );
    await app.sql.query('UPDATE lookup_daily_counts SET n = n + 3 WHERE day > current_date - 40');
  });

  it('are the sums of their days, for any first and last day', async () => {
    const admin = app.http.as((await enterAsAdmin(app.http)).body.token);
    const edges = fc.tuple(fc.integer({ min: 1, max: 364 }), fc.integer({ min: 1, max: 130 }));
    await fc.assert(
      fc.asyncProperty(edges, async ([length, last]) => {
        const [from, to] = [dayBefore(last + length), dayBefore(last)];
        const { body } = await admin.get<Figures & Record<string, unknown>>(`/api/admin/stats?from=${from}&to=${to}`);
        const { rows } = await app.sql.query<{ day: string; type: string; outcome: string; n: number }>(
          'SELECT day::text, type, outcome, n::int FROM lookup_daily_counts WHERE day BETWEEN $1 AND $2',
          [from, to],
        );
        const of = (key: 'day' | 'type' | 'outcome', value: string) =>
          sum(rows.filter((row) => row[key] === value).map(({ n }) => n));
        const { all, outcomes, types, days } = body.lookups;
        expect(all.current).toBe(sum(rows.map(({ n }) => n)));
        for (const { outcome, current } of outcomes)
          expect([outcome, current]).toEqual([outcome, of('outcome', outcome)]);
        for (const { type, n } of types) expect([type, n]).toEqual([type, of('type', type)]);
        for (const { day, n } of days) expect([day, n]).toEqual([day, of('day', day)]);
        expect(sum(days.map(({ found }) => found))).toBe(of('outcome', 'success'));
      }),
      { seed: SEED, numRuns: 40 },
    );
  });
});
