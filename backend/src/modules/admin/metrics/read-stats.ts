import { Injectable } from '@nestjs/common';
import { LOOKUP_CATALOGUE, LOOKUP_TYPES, type LookupType } from '../../../kernel/lookup-catalogue.js';
import type { Cents } from '../../../kernel/money.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { daysOf, type Stretch, stretchBefore } from '../../../kernel/stretch.js';
import { Clock } from '../../../platform/clock.js';
import { shareOf, type Takings, takingsOf, total } from './money.js';
import { namedPeriod } from './period.js';
import { yieldOfCodes } from './read-analytics.js';
import {
  type KindStats,
  LookupStats,
  MoneyStats,
  PeopleStats,
  type SourceStats,
  type StatsOutcome,
  SuggestionStats,
  type TallyStats,
} from './stats.port.js';

/** A figure of the period beside that of the period before. */
export interface Compared {
  readonly current: number;
  readonly previous: number;
}

export interface Stats {
  readonly at: Date;
  /** Since the beginning, or now. */
  readonly totals: {
    readonly consultations: number;
    readonly today: number;
    readonly byKey: Readonly<Record<string, number>>;
    readonly suggestions: number;
    readonly pendingSuggestions: number;
    readonly online: number;
    readonly users: number;
    readonly activeUsers: number;
    readonly expiredUsers: number;
    /** Of all who ever registered, the part that has paid. */
    readonly conversionRate: number | null;
  };
  readonly period: Stretch;
  readonly previous: Stretch;
  readonly lookups: {
    readonly all: Compared;
    readonly found: Compared;
    readonly outcomes: ReadonlyArray<Compared & { readonly outcome: StatsOutcome }>;
    readonly types: ReadonlyArray<TallyStats & { readonly type: LookupType; readonly previous: number }>;
    readonly days: ReadonlyArray<TallyStats & { readonly day: string }>;
  };
  readonly users: {
    readonly registered: Compared;
    readonly erased: Compared;
    /** Of those who registered in the period, the part that has paid since. */
    readonly paid: number;
    readonly conversionRate: number | null;
  };
  readonly revenue: {
    readonly received: Compared;
    readonly returned: Compared;
    readonly payments: Compared;
    readonly days: ReadonlyArray<Pick<Takings, 'receivedCents' | 'returnedCents'> & { readonly day: string }>;
    readonly plans: ReadonlyArray<Takings & { readonly planId: PlanId; readonly active: number }>;
    readonly codes: ReadonlyArray<Takings & { readonly code: string; readonly discountCents: Cents }>;
  };
  readonly sources: readonly SourceStats[];
}

const OUTCOMES: readonly StatsOutcome[] = ['success', 'not_found', 'diverged', 'source_down', 'withheld', 'simulated'];

/** What an administrator sees of the product's doing: only figures that are counted, each from the module that keeps it. */
@Injectable()
export class ReadStats {
  constructor(
    private readonly lookups: LookupStats,
    private readonly money: MoneyStats,
    private readonly people: PeopleStats,
    private readonly suggestions: SuggestionStats,
    private readonly clock: Clock,
  ) {}

  async execute(period: Stretch): Promise<Stats> {
    const at = this.clock.now();
    const previous = stretchBefore(period);
    const [totals, lookups, users, revenue, sources] = await Promise.all([
      this.totals(at),
      this.lookupsOf(period, previous),
      this.usersOf(period, previous),
      this.revenueOf(period, previous),
      this.lookups.sources(period),
    ]);
    return { at, totals, period, previous, lookups, users, revenue, sources };
  }

  private async totals(now: Date): Promise<Stats['totals']> {
    const [ever, today, suggestions, online, accounts, holders, paid] = await Promise.all([
      this.lookups.sinceEver(),
      this.lookups.of(namedPeriod('hoje', now)),
      this.suggestions.now(),
      this.people.online(),
      this.people.sinceEver(),
      this.money.holders(),
      this.money.paidAccounts(),
    ]);
    return {
      consultations: foundOf(ever),
      today: foundOf(today.kinds),
      byKey: byStatisticsKey(ever),
      suggestions: suggestions.total,
      pendingSuggestions: suggestions.pending,
      online,
      users: accounts.registered - accounts.erased,
      activeUsers: total(holders.active.map(({ n }) => n)),
      expiredUsers: holders.expired,
      conversionRate: shareOf(paid, accounts.registered),
    };
  }

  private async lookupsOf(period: Stretch, previous: Stretch): Promise<Stats['lookups']> {
    const [now, before] = await Promise.all([this.lookups.of(period), this.lookups.of(previous)]);
    const ofType = (kinds: readonly KindStats[], type: LookupType) => kinds.filter((kind) => kind.type === type);
    const ofOutcome = (kinds: readonly KindStats[], outcome: StatsOutcome) =>
      sumOf(kinds.filter((kind) => kind.outcome === outcome));
    return {
      all: { current: sumOf(now.kinds), previous: sumOf(before.kinds) },
      found: { current: foundOf(now.kinds), previous: foundOf(before.kinds) },
      outcomes: OUTCOMES.map((outcome) => ({
        outcome,
        current: ofOutcome(now.kinds, outcome),
        previous: ofOutcome(before.kinds, outcome),
      })),
      types: LOOKUP_TYPES.map((type) => ({
        type,
        n: sumOf(ofType(now.kinds, type)),
        found: foundOf(ofType(now.kinds, type)),
        previous: sumOf(ofType(before.kinds, type)),
      })),
      days: everyDay(period, now.days, { n: 0, found: 0 }),
    };
  }

  private async usersOf(period: Stretch, previous: Stretch): Promise<Stats['users']> {
    const [now, before, cohorts] = await Promise.all([
      this.people.of(period),
      this.people.of(previous),
      this.money.cohorts(period),
    ]);
    const paid = total(cohorts.map((cohort) => cohort.paid));
    return {
      registered: { current: now.registered, previous: before.registered },
      erased: { current: now.erased, previous: before.erased },
      paid,
      conversionRate: shareOf(paid, now.registered),
    };
  }

  private async revenueOf(period: Stretch, previous: Stretch): Promise<Stats['revenue']> {
    const [lines, linesBefore, lineDays, discounts, holders] = await Promise.all([
      this.money.ledger(period),
      this.money.ledger(previous),
      this.money.ledgerDays(period),
      this.money.discounts(period),
      this.money.holders(),
    ]);
    const [now, before] = [takingsOf(lines), takingsOf(linesBefore)];
    const ofDay = byDay(lineDays);
    return {
      received: { current: now.receivedCents, previous: before.receivedCents },
      returned: { current: now.returnedCents, previous: before.returnedCents },
      payments: { current: now.payments, previous: before.payments },
      days: daysOf(period).map((day) => ({ day, ...takingsOf(ofDay.get(day) ?? []) })),
      plans: PLAN_IDS.map((planId) => ({
        planId,
        ...takingsOf(lines.filter((line) => line.planId === planId)),
        active: holders.active.find((holder) => holder.planId === planId)?.n ?? 0,
      })),
      codes: yieldOfCodes(lines, discounts),
    };
  }
}

function everyDay<T extends object>(
  period: Stretch,
  days: ReadonlyArray<T & { readonly day: string }>,
  none: T,
): Array<T & { day: string }> {
  const known = new Map(days.map((one) => [one.day, one]));
  return daysOf(period).map((day) => known.get(day) ?? { ...none, day });
}

function byDay<T extends { readonly day: string }>(all: readonly T[]): Map<string, T[]> {
  const days = new Map<string, T[]>();
  for (const one of all) {
    const known = days.get(one.day);
    if (known) known.push(one);
    else days.set(one.day, [one]);
  }
  return days;
}

function byStatisticsKey(kinds: readonly KindStats[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type, statisticsKey } of LOOKUP_CATALOGUE) {
    counts[statisticsKey] = (counts[statisticsKey] ?? 0) + foundOf(kinds.filter((kind) => kind.type === type));
  }
  return counts;
}

function foundOf(kinds: readonly KindStats[]): number {
  return sumOf(kinds.filter(({ outcome }) => outcome === 'success'));
}

function sumOf(kinds: readonly KindStats[]): number {
  return total(kinds.map(({ n }) => n));
}
