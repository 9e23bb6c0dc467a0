import { Injectable } from '@nestjs/common';
import { type DateRange, dayNumber, daysOf } from '../../../kernel/date-range.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { type LedgerCount, MoneyCounts, type PaidCohort } from '../../billing/index.js';
import { AccountCounts } from '../../identity/index.js';
import { LookupCounts, SourceMetrics } from '../../lookups/index.js';
import type { AnalyticsAnswer } from './analytics.answer.js';
import { takingsOf, yieldOfCodes } from './money.js';
import type { StatsOutcome } from './stats.fields.js';

/** How the lookup's call usually answers each outcome without data. */
const CODES: Readonly<Record<Exclude<StatsOutcome, 'success'>, string>> = {
  not_found: 'NOT_FOUND',
  diverged: 'SOURCES_DIVERGE',
  source_down: 'SOURCE_DOWN',
  withheld: 'SUBJECT_SUPPRESSED',
  simulated: 'SIMULADA',
};

/** The same metrics as the dashboard's, taken apart: over time, by hour, by cause, by who registered when. */
@Injectable()
export class AnalyticsQueries {
  constructor(
    private readonly lookups: LookupCounts,
    private readonly sources: SourceMetrics,
    private readonly money: MoneyCounts,
    private readonly accounts: AccountCounts,
    private readonly clock: Clock,
  ) {}

  async of(period: DateRange): Promise<AnalyticsAnswer> {
    const [types, hours, kinds, sources, lines, ledger, discounts, registered, paid] = await Promise.all([
      this.lookups.typesByDay(period),
      this.lookups.hours(period),
      this.lookups.kinds(period),
      this.sources.byDay(period),
      this.money.ledgerDays(period),
      this.money.ledger(period),
      this.money.discounts(period),
      this.accounts.registeredByDay(period),
      this.money.cohorts(period),
    ]);
    return {
      success: true,
      at: this.clock.now(),
      period,
      types: [...types],
      hours: Array.from({ length: 24 }, (_, hour) => {
        const { n = 0, found = 0 } = hours.find((one) => one.hour === hour) ?? {};
        return { hour, n, found };
      }),
      failures: kinds.flatMap(({ type, outcome, n }) =>
        outcome === 'success' ? [] : [{ outcome, code: CODES[outcome], type, n }],
      ),
      sources: sources.filter(({ calls, refused }) => calls + refused > 0),
      plans: takingsByDay(period, lines),
      cohorts: cohortsOf(registered, paid),
      codes: yieldOfCodes(ledger, discounts),
    };
  }
}

function takingsByDay(
  period: DateRange,
  lines: ReadonlyArray<LedgerCount & { readonly day: string }>,
): AnalyticsAnswer['plans'] {
  return daysOf(period)
    .flatMap((day) => {
      const ofDay = lines.filter((line) => line.day === day);
      return PLAN_IDS.map((planId) => ({ day, planId, ...takingsOf(ofDay.filter((line) => line.planId === planId)) }));
    })
    .filter(({ payments, given, returnedCents }) => payments + given + returnedCents > 0);
}

type Cohort = AnalyticsAnswer['cohorts'][number];

/** By the week's Monday: who registered then, and what has become of them since. */
function cohortsOf(
  registered: ReadonlyArray<{ readonly day: string; readonly n: number }>,
  paid: readonly PaidCohort[],
): Cohort[] {
  const weeks = new Map<string, Cohort>();
  const weekOf = (day: string): Cohort => {
    const week = mondayOf(day);
    const cohort = weeks.get(week) ?? { week, registered: 0, paid: 0, renewed: 0 };
    weeks.set(week, cohort);
    return cohort;
  };
  for (const { day, n } of registered) weekOf(day).registered += n;
  for (const { day, paid: once, renewed } of paid) {
    const cohort = weekOf(day);
    cohort.paid += once;
    cohort.renewed += renewed;
  }
  return [...weeks.values()].sort((one, other) => (one.week < other.week ? -1 : 1));
}

function mondayOf(day: string): string {
  const number = dayNumber(day);
  return new Date((number - ((number + 3) % 7)) * DAY_MS).toISOString().slice(0, 10);
}
