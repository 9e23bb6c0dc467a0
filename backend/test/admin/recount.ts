import type { Pool } from 'pg';

export interface Days {
  from: string;
  to: string;
  hours: number;
}

export interface StatsBody {
  success: boolean;
  error: string;
  at: string;
  totalConsultations: number;
  todayConsultations: number;
  consultationTypes: Record<string, number>;
  failedConsultationTypes: Record<string, number>;
  totalSuggestions: number;
  pendingSuggestions: number;
  onlineUsers: number;
  totalUsers: number;
  activeUsers: number;
  expiredUsers: number;
  conversionRate: number | null;
  period: Days;
  comparedPeriod: Days;
  previousPeriod: Days;
  lookups: {
    all: Compared;
    found: Compared;
    outcomes: Array<Compared & { outcome: string }>;
    types: Array<{ type: string; n: number; found: number }>;
    days: Array<{ day: string; n: number; found: number }>;
  };
  users: { registered: Compared; erased: Compared; paid: number; conversionRate: number | null };
  revenue: {
    received: Compared;
    returned: Compared;
    payments: Compared;
    days: Array<{ day: string; receivedCents: number; returnedCents: number }>;
    plans: Array<{ planId: string; payments: number; given: number; receivedCents: number; active: number }>;
    codes: Array<
      Record<'payments' | 'given' | 'receivedCents' | 'returnedCents' | 'discountCents', number> & { code: string }
    >;
  };
  sources: Array<{ id: string; calls: number; successRate: number | null; p50Ms: number | null }>;
}

export interface Compared {
  current: number;
  compared: number;
  previous: number;
}

/** The first moments of the period and after it, as PostgreSQL reckons them. */
const WITHIN = (column: string) => `
  ${column} >= $1::timestamp AT TIME ZONE 'America/Sao_Paulo'
  AND ${column} < ($2::timestamp + make_interval(hours => $3)) AT TIME ZONE 'America/Sao_Paulo'`;

/** Lines of the ledger that tell of money back for a plan. */
const BACK = `(l.kind IN ('estornado', 'contestado') OR l.kind LIKE 'estorno_parcial:%')`;

/** Counts everything that the statistics tell, row by row in the tables that hold the facts. */
export async function recount(sql: Pool, { period, comparedPeriod, previousPeriod, at }: StatsBody) {
  const one = async (text: string, values: unknown[] = []) =>
    Number(((await sql.query({ text, values, rowMode: 'array' })).rows[0] as unknown[] | undefined)?.[0] ?? 0);
  const of = async (days: Days, text: string) => one(text, [days.from, days.to, days.hours]);
  const compared = async (text: string): Promise<Compared> => ({
    current: await of(period, text),
    compared: await of(comparedPeriod, text),
    previous: await of(previousPeriod, text),
  });
  const rows = async (text: string) =>
    (await sql.query(text, [period.from, period.to, period.hours])).rows as Array<Record<string, unknown>>;
  const audit = (what: string) => `FROM lookup_audit WHERE outcome <> 'refused' AND ${what}`;
  const ledger = `FROM payment_ledger l JOIN payments p ON p.id = l.payment_id WHERE ${WITHIN('l.recorded_at')}`;
  const paidTimes = (times: number, where: string) => `
    SELECT count(*) FROM accounts a WHERE ${where} AND ${times} <= (
      SELECT count(*) FROM payment_ledger l JOIN payments p ON p.id = l.payment_id
      WHERE p.account_id = a.id AND l.kind = 'aprovado' AND l.amount_cents > 0)`;
  const users = await one(`SELECT count(*) FROM accounts WHERE role = 'user'`);
  const registered = await compared(`SELECT count(*) FROM accounts WHERE role = 'user' AND ${WITHIN('created_at')}`);
  const paid = await of(period, paidTimes(1, WITHIN('a.created_at')));
  return {
    totalConsultations: await one(`SELECT count(*) FROM lookup_audit WHERE outcome = 'success'`),
    totalSuggestions: await one('SELECT count(*) FROM suggestions'),
    pendingSuggestions: await one(`SELECT count(*) FROM suggestions WHERE state = 'pendente'`),
    totalUsers: await one(`SELECT count(*) FROM accounts WHERE role = 'user' AND erased_at IS NULL`),
    activeUsers: await one('SELECT count(*) FROM subscriptions WHERE expires_at > $1', [at]),
    expiredUsers: await one('SELECT count(*) FROM subscriptions WHERE expires_at <= $1', [at]),
    conversionRate: users === 0 ? null : (await one(paidTimes(1, 'true'))) / users,
    lookups: {
      all: await compared(`SELECT count(*) ${audit(WITHIN('created_at'))}`),
      found: await compared(`SELECT count(*) ${audit(`outcome = 'success' AND ${WITHIN('created_at')}`)}`),
      types: await rows(`
        SELECT type, count(*)::int AS n, count(*) FILTER (WHERE outcome = 'success')::int AS found
        ${audit(WITHIN('created_at'))} GROUP BY 1 ORDER BY 1`),
      outcomes: await rows(
        `SELECT outcome, count(*)::int AS current ${audit(WITHIN('created_at'))} GROUP BY 1 ORDER BY 1`,
      ),
      days: await rows(`
        SELECT (created_at AT TIME ZONE 'America/Sao_Paulo')::date::text AS day, count(*)::int AS n,
          count(*) FILTER (WHERE outcome = 'success')::int AS found
        ${audit(WITHIN('created_at'))} GROUP BY 1 ORDER BY 1`),
    },
    users: {
      registered,
      erased: await compared(`SELECT count(*) FROM accounts WHERE role = 'user' AND ${WITHIN('erased_at')}`),
      paid,
      conversionRate: registered.current === 0 ? null : paid / registered.current,
    },
    revenue: {
      received: await compared(`SELECT sum(l.amount_cents) ${ledger} AND l.kind = 'aprovado'`),
      returned: await compared(`SELECT -sum(l.amount_cents) ${ledger} AND ${BACK}`),
      payments: await compared(`SELECT count(*) ${ledger} AND l.kind = 'aprovado' AND l.amount_cents > 0`),
      days: await rows(`
        SELECT (l.recorded_at AT TIME ZONE 'America/Sao_Paulo')::date::text AS day,
          coalesce(sum(l.amount_cents) FILTER (WHERE l.kind = 'aprovado'), 0)::int AS "receivedCents",
          -coalesce(sum(l.amount_cents) FILTER (WHERE ${BACK}), 0)::int AS "returnedCents"
        ${ledger} AND (l.kind = 'aprovado' OR ${BACK}) AND l.amount_cents <> 0 GROUP BY 1 ORDER BY 1`),
      plans: await rows(`
        SELECT p.plan_id AS "planId", count(*) FILTER (WHERE l.amount_cents > 0)::int AS payments,
          count(*) FILTER (WHERE l.amount_cents = 0)::int AS given, sum(l.amount_cents)::int AS "receivedCents"
        ${ledger} AND l.kind = 'aprovado' GROUP BY 1 ORDER BY 1`),
      codes: await rows(`
        SELECT p.promo_code AS code,
          count(*) FILTER (WHERE l.kind = 'aprovado' AND l.amount_cents > 0)::int AS payments,
          count(*) FILTER (WHERE l.kind = 'aprovado' AND l.amount_cents = 0)::int AS given,
          coalesce(sum(l.amount_cents) FILTER (WHERE l.kind = 'aprovado'), 0)::int AS "receivedCents",
          -coalesce(sum(l.amount_cents) FILTER (WHERE l.kind <> 'aprovado'), 0)::int AS "returnedCents",
          coalesce(sum(p.discount_cents) FILTER (WHERE l.kind = 'aprovado'), 0)::int AS "discountCents"
        ${ledger} AND (l.kind = 'aprovado' OR ${BACK}) AND p.promo_code IS NOT NULL
        GROUP BY 1 ORDER BY 1`),
    },
  };
}

/** The same figures as they were told, without the lines of nothing that a table does not have. */
export function told({ lookups, users, revenue, ...totals }: StatsBody) {
  const { totalConsultations, totalSuggestions, pendingSuggestions } = totals;
  const { totalUsers, activeUsers, expiredUsers, conversionRate } = totals;
  return {
    ...{ totalConsultations, totalSuggestions, pendingSuggestions },
    ...{ totalUsers, activeUsers, expiredUsers, conversionRate },
    lookups: {
      all: lookups.all,
      found: lookups.found,
      types: sorted(
        lookups.types.filter(({ n }) => n > 0).map(({ type, n, found }) => ({ type, n, found })),
        'type',
      ),
      outcomes: sorted(
        lookups.outcomes.filter(({ current }) => current > 0).map(({ outcome, current }) => ({ outcome, current })),
        'outcome',
      ),
      days: lookups.days.filter(({ n }) => n > 0),
    },
    users,
    revenue: {
      received: revenue.received,
      returned: revenue.returned,
      payments: revenue.payments,
      days: revenue.days.filter(({ receivedCents, returnedCents }) => receivedCents > 0 || returnedCents > 0),
      plans: sorted(
        revenue.plans
          .filter(({ payments, given }) => payments + given > 0)
          .map(({ planId, payments, given, receivedCents }) => ({ planId, payments, given, receivedCents })),
        'planId',
      ),
      codes: revenue.codes,
    },
  };
}

function sorted<T extends object>(list: T[], by: keyof T): T[] {
  return list.toSorted((one, other) => (one[by] < other[by] ? -1 : 1));
}
