import { Injectable } from '@nestjs/common';
import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import type { Cents } from '../../../kernel/money.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { dayNumber, type Stretch } from '../../../kernel/stretch.js';
import { Clock } from '../../../platform/clock.js';
import { type Takings, takingsOf, total } from './money.js';
import {
  type LedgerStats,
  LookupStats,
  MoneyStats,
  PeopleStats,
  type SourceStats,
  type StatsOutcome,
  type TallyStats,
} from './stats.port.js';

export interface Analytics {
  readonly at: Date;
  readonly period: Stretch;
  /** Days without any are left out here and below. */
  readonly types: ReadonlyArray<TallyStats & { readonly day: string; readonly type: LookupType }>;
  /** All 24. */
  readonly hours: ReadonlyArray<TallyStats & { readonly hour: number }>;
  readonly failures: ReadonlyArray<{
    readonly outcome: Exclude<StatsOutcome, 'success'>;
    /** What the call's answer names it. */
    readonly code: string;
    readonly type: LookupType;
    readonly n: number;
  }>;
  readonly sources: ReadonlyArray<SourceStats & { readonly day: string }>;
  readonly plans: ReadonlyArray<Takings & { readonly day: string; readonly planId: PlanId }>;
  readonly cohorts: readonly Cohort[];
  readonly codes: ReadonlyArray<Takings & { readonly code: string; readonly discountCents: Cents }>;
}

/** Those who registered in one week, and what has become of them since. */
export interface Cohort {
  /** The week's Monday. */
  readonly week: string;
  readonly registered: number;
  readonly paid: number;
  readonly renewed: number;
}

/** How the lookup's call answers each outcome without data. */
const CODES: Readonly<Record<Exclude<StatsOutcome, 'success'>, string>> = {
  not_found: 'NOT_FOUND',
  diverged: 'SOURCES_DIVERGE',
  source_down: 'SOURCE_DOWN',
  withheld: 'SUBJECT_SUPPRESSED',
  simulated: 'SIMULADA',
};

/** The same figures as the dashboard's, taken apart: over time, by hour, by cause, by who registered when. */
@Injectable()
export class ReadAnalytics {
  constructor(
    private readonly lookups: LookupStats,
    private readonly money: MoneyStats,
    private readonly people: PeopleStats,
    private readonly clock: Clock,
  ) {}

  async execute(period: Stretch): Promise<Analytics> {
    const [types, hours, { kinds }, sources, lines, ledger, discounts, registered, cohorts] = await Promise.all([
      this.lookups.typesByDay(period),
      this.lookups.hours(period),
      this.lookups.of(period),
      this.lookups.sourcesByDay(period),
      this.money.ledgerDays(period),
      this.money.ledger(period),
      this.money.discounts(period),
      this.people.registeredByDay(period),
      this.money.cohorts(period),
    ]);
    return {
      at: this.clock.now(),
      period,
      types,
      hours: Array.from(
        { length: 24 },
        (_, hour) => hours.find((one) => one.hour === hour) ?? { hour, n: 0, found: 0 },
      ),
      failures: kinds.flatMap(({ type, outcome, n }) =>
        outcome === 'success' ? [] : [{ outcome, code: CODES[outcome], type, n }],
      ),
      sources: sources.filter(({ calls, refused }) => calls + refused > 0),
      plans: takingsByDay(lines),
      cohorts: cohortsOf(registered, cohorts),
      codes: yieldOfCodes(ledger, discounts),
    };
  }
}

function takingsByDay(lines: ReadonlyArray<LedgerStats & { readonly day: string }>): Array<Analytics['plans'][number]> {
  const groups = new Map<string, Array<(typeof lines)[number]>>();
  for (const line of lines) {
    const key = `${line.day} ${PLAN_IDS.indexOf(line.planId)}`;
    const known = groups.get(key);
    if (known) known.push(line);
    else groups.set(key, [line]);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, [first, ...rest]]) => ({
      day: first?.day ?? '',
      planId: first?.planId ?? 'bronze',
      ...takingsOf(first ? [first, ...rest] : rest),
    }))
    .filter(({ payments, given, returnedCents }) => payments + given + returnedCents > 0);
}

/** What each code brought, and what it cost. */
export function yieldOfCodes(
  lines: readonly LedgerStats[],
  discounts: ReadonlyArray<{ readonly code: string; readonly cents: Cents }>,
): Array<Analytics['codes'][number]> {
  const used = lines.filter(({ kind, code }) => code !== '' && (kind === 'aprovado' || kind === 'gratuito'));
  return [...new Set(used.map(({ code }) => code))].sort().map((code) => ({
    code,
    ...takingsOf(lines.filter((line) => line.code === code)),
    discountCents: total(discounts.filter((discount) => discount.code === code).map(({ cents }) => cents)),
  }));
}

function cohortsOf(
  registered: ReadonlyArray<{ readonly day: string; readonly n: number }>,
  paid: ReadonlyArray<{ readonly day: string; readonly paid: number; readonly renewed: number }>,
): Cohort[] {
  const weeks = new Map<string, Cohort>();
  const add = (day: string, more: Partial<Omit<Cohort, 'week'>>) => {
    const week = mondayOf(day);
    const known = weeks.get(week) ?? { week, registered: 0, paid: 0, renewed: 0 };
    weeks.set(week, {
      week,
      registered: known.registered + (more.registered ?? 0),
      paid: known.paid + (more.paid ?? 0),
      renewed: known.renewed + (more.renewed ?? 0),
    });
  };
  for (const { day, n } of registered) add(day, { registered: n });
  for (const { day, paid: once, renewed } of paid) add(day, { paid: once, renewed });
  return [...weeks.values()].sort((one, other) => (one.week < other.week ? -1 : 1));
}

function mondayOf(day: string): string {
  const number = dayNumber(day);
  return new Date((number - ((number + 3) % 7)) * 86_400_000).toISOString().slice(0, 10);
}
