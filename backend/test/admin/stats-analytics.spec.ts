import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { RandomHour } from './random-hour.js';

jest.setTimeout(120_000);

const SEED = Number(process.env.STATS_SEED ?? 150_322);

interface Body {
  period: { from: string; to: string };
  types: object[];
  hours: Array<{ hour: number; n: number; found: number }>;
  failures: Array<{ outcome: string; code: string; type: string; n: number }>;
  plans: object[];
  cohorts: object[];
  codes: Array<{ code: string; payments: number; returnedCents: number; discountCents: number }>;
}

const AT_HOME = (column: string) => `(${column} AT TIME ZONE 'America/Sao_Paulo')`;
const KEPT = `FROM lookup_audit WHERE outcome <> 'refused' AND ${AT_HOME('created_at')}::date BETWEEN $1 AND $2`;
const TALLY = `count(*)::int AS n, count(*) FILTER (WHERE outcome = 'success')::int AS found`;

/** The same questions asked of the tables that hold the facts. */
const RECOUNTS: Readonly<Record<string, string>> = {
  types: `SELECT ${AT_HOME('created_at')}::date::text AS day, type, ${TALLY} ${KEPT} GROUP BY 1, 2 ORDER BY 1, 2`,
  hours: `SELECT extract(hour FROM ${AT_HOME('created_at')})::int AS hour, ${TALLY} ${KEPT} GROUP BY 1 ORDER BY 1`,
  failures: `SELECT type, outcome, count(*)::int AS n ${KEPT} AND outcome <> 'success' GROUP BY 1, 2 ORDER BY 1, 2`,
  plans: `
    SELECT ${AT_HOME('l.recorded_at')}::date::text AS day, p.plan_id AS "planId",
      count(*) FILTER (WHERE l.kind = 'aprovado' AND l.amount_cents > 0)::int AS payments,
      count(*) FILTER (WHERE l.kind = 'aprovado' AND l.amount_cents = 0)::int AS given,
      coalesce(sum(l.amount_cents) FILTER (WHERE l.kind = 'aprovado'), 0)::int AS "receivedCents",
      -coalesce(sum(l.amount_cents) FILTER (WHERE l.kind <> 'aprovado'), 0)::int AS "returnedCents"
    FROM payment_ledger l JOIN payments p ON p.id = l.payment_id
    WHERE split_part(l.kind, ':', 1) IN ('aprovado', 'estornado', 'contestado', 'estorno_parcial')
      AND ${AT_HOME('l.recorded_at')}::date BETWEEN $1 AND $2
    GROUP BY 1, 2 ORDER BY 1, array_position(ARRAY['bronze', 'silver', 'gold'], p.plan_id)`,
  cohorts: `
    SELECT date_trunc('week', ${AT_HOME('a.created_at')})::date::text AS week, count(*)::int AS registered,
      count(*) FILTER (WHERE times >= 1)::int AS paid, count(*) FILTER (WHERE times >= 2)::int AS renewed
    FROM accounts a, LATERAL (
      SELECT count(*) AS times FROM payment_ledger l JOIN payments p ON p.id = l.payment_id
      WHERE p.account_id = a.id AND l.kind = 'aprovado' AND l.amount_cents > 0
    ) AS paid WHERE a.role = 'user' AND ${AT_HOME('a.created_at')}::date BETWEEN $1 AND $2 GROUP BY 1 ORDER BY 1`,
  codes: `
    SELECT p.promo_code AS code, count(*) FILTER (WHERE l.kind = 'aprovado' AND l.amount_cents > 0)::int AS payments,
      -coalesce(sum(l.amount_cents) FILTER (WHERE l.kind <> 'aprovado'), 0)::int AS "returnedCents",
      coalesce(sum(p.discount_cents) FILTER (WHERE l.kind = 'aprovado'), 0)::int AS "discountCents"
    FROM payment_ledger l JOIN payments p ON p.id = l.payment_id
    WHERE split_part(l.kind, ':', 1) IN ('aprovado', 'estornado', 'contestado', 'estorno_parcial')
      AND p.promo_code IS NOT NULL
      AND ${AT_HOME('l.recorded_at')}::date BETWEEN $1 AND $2
    GROUP BY 1 ORDER BY 1`,
};

describe(`The analytics after a random hour (seed ${SEED})`, () => {
  let app: RunningApp;
  let admin: HttpClient;
  let body: Body;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    admin = await adminOf(app);
    await new RandomHour(app.sql, SEED).happen();
    body = (await admin.get<Body>('/api/admin/analytics?periodo=30d')).body;
  });

  const told: Readonly<Record<string, () => object[]>> = {
    types: () => body.types,
    hours: () => body.hours.filter(({ n }) => n > 0),
    failures: () => body.failures.map(({ type, outcome, n }) => ({ type, outcome, n })),
    plans: () => body.plans,
    cohorts: () => body.cohorts,
    codes: () =>
      body.codes.map(({ code, payments, returnedCents, discountCents }) => ({
        ...{ code, payments, returnedCents, discountCents },
      })),
  };

  it.each(Object.keys(RECOUNTS))('equal a recount: %s', async (part) => {
    const { rows } = await app.sql.query(RECOUNTS[part] ?? '', [body.period.from, body.period.to]);
    expect(told[part]?.()).toEqual(rows);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('tell all hours of the day, and failures by the code of their answer', () => {
    expect(body.hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
    expect(new Set(body.failures.map(({ outcome, code }) => `${outcome} ${code}`))).toEqual(
      new Set([
        'not_found NOT_FOUND',
        'diverged SOURCES_DIVERGE',
        'source_down SOURCE_DOWN',
        'withheld SUBJECT_SUPPRESSED',
        'simulated SIMULADA',
      ]),
    );
  });

  it('take a period of one’s own', async () => {
    const { body: day } = await admin.get<Body>(`/api/admin/analytics?from=${body.period.to}&to=${body.period.to}`);
    expect(day.period).toMatchObject({ from: body.period.to, to: body.period.to });
  });
});
