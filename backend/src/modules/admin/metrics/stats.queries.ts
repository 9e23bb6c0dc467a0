import { Injectable } from '@nestjs/common';
import { type DateRange, daysOf, previousRange } from '../../../kernel/date-range.js';
import { LOOKUP_TYPES, type LookupType } from '../../../kernel/lookup-catalogue.js';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { MoneyCounts, PlanCounts } from '../../billing/index.js';
import { AccountCounts, OnlineUsers } from '../../identity/index.js';
import { type KindCount, LookupCounts, type LookupOverview, SourceMetrics } from '../../lookups/index.js';
import { SuggestionCounts } from '../../messaging/index.js';
import { shareOf, takingsOf, total, yieldOfCodes } from './money.js';
import { namedPeriod, wholeHoursOf } from './period.js';
import type { StatsAnswer } from './stats.answer.js';
import { type ComparedAnswer, OUTCOMES, type StatsOutcome } from './stats.fields.js';
import { byStatisticsKey, foundOf, sumOf } from './stats-sums.js';

type Days = readonly string[];
interface Ranges {
  readonly period: DateRange;
  readonly comparedPeriod: DateRange;
  readonly previousPeriod: DateRange;
}
type Holders = ReturnType<PlanCounts['holders']>;

/** What an administrator sees of the product's doing: only metrics that are counted, each from the module that keeps it. */
@Injectable()
export class StatsQueries {
  constructor(
    private readonly lookups: LookupCounts,
    private readonly sources: SourceMetrics,
    private readonly money: MoneyCounts,
    private readonly plans: PlanCounts,
    private readonly accounts: AccountCounts,
    private readonly onlineUsers: OnlineUsers,
    private readonly suggestions: SuggestionCounts,
    private readonly clock: Clock,
  ) {}

  async of(period: DateRange): Promise<StatsAnswer> {
    const at = this.clock.now();
    const comparedPeriod = wholeHoursOf(period, at);
    const ranges: Ranges = { period, comparedPeriod, previousPeriod: previousRange(comparedPeriod) };
    const days = daysOf(period);
    const holders = this.plans.holders();
    const counted = this.lookups.overview(period, [
      ranges.comparedPeriod,
      ranges.previousPeriod,
      namedPeriod('hoje', at),
    ]);
    const [totals, lookups, users, revenue, sources] = await Promise.all([
      this.totals(counted, holders),
      this.lookupsOf(counted, days),
      this.usersOf(ranges),
      this.revenueOf(ranges, days, holders),
      this.sources.of(period),
    ]);
    return { success: true, at, ...totals, ...ranges, lookups, users, revenue, sources };
  }

  /** Since the beginning, or now. */
  private async totals(counted: Promise<LookupOverview>, holding: Holders) {
    const [{ ever, others }, suggestions, onlineUsers, accounts, holders, paid] = await Promise.all([
      counted,
      this.suggestions.now(),
      this.onlineUsers.count(),
      this.accounts.sinceEver(),
      holding,
      this.money.paidAccounts(),
    ]);
    return {
      totalConsultations: foundOf(ever),
      todayConsultations: foundOf(others[2] ?? []),
      consultationTypes: byStatisticsKey(ever, foundOf),
      failedConsultationTypes: byStatisticsKey(ever, (kinds) => sumOf(kinds) - foundOf(kinds)),
      totalSuggestions: suggestions.total,
      pendingSuggestions: suggestions.pending,
      onlineUsers,
      totalUsers: accounts.registered - accounts.erased,
      activeUsers: total(holders.active.map(({ n }) => n)),
      expiredUsers: holders.expired,
      conversionRate: shareOf(paid, accounts.registered),
    };
  }

  private async lookupsOf(counted: Promise<LookupOverview>, days: Days): Promise<StatsAnswer['lookups']> {
    const now = await counted;
    const [whole = [], before = []] = now.others;
    const onDay = new Map(now.days.map((day) => [day.day, day]));
    const ofType = (kinds: readonly KindCount[], type: LookupType) => kinds.filter((kind) => kind.type === type);
    const ofOutcome = (outcome: StatsOutcome) => (all: readonly KindCount[]) =>
      sumOf(all.filter((kind) => kind.outcome === outcome));
    const kinds: Three<readonly KindCount[]> = [now.kinds, whole, before];
    return {
      all: compared(kinds, sumOf),
      found: compared(kinds, foundOf),
      outcomes: OUTCOMES.map((outcome) => ({ outcome, ...compared(kinds, ofOutcome(outcome)) })),
      types: LOOKUP_TYPES.map((type) => ({
        type,
        n: sumOf(ofType(now.kinds, type)),
        found: foundOf(ofType(now.kinds, type)),
      })),
      days: days.map((day) => {
        const { n = 0, found = 0 } = onDay.get(day) ?? {};
        return { day, n, found };
      }),
    };
  }

  private async usersOf(ranges: Ranges): Promise<StatsAnswer['users']> {
    const [moves, paid] = await Promise.all([
      ofEach(ranges, (range) => this.accounts.of(range)),
      this.money.paidAccountsOf(ranges.period),
    ]);
    const registered = compared(moves, (of) => of.registered);
    return {
      registered,
      erased: compared(moves, (of) => of.erased),
      paid,
      conversionRate: shareOf(paid, registered.current),
    };
  }

  private async revenueOf(ranges: Ranges, days: Days, holding: Holders): Promise<StatsAnswer['revenue']> {
    const { period } = ranges;
    const [ledgers, kinds, discounts, holders] = await Promise.all([
      ofEach(ranges, (range) => this.money.ledger(range)),
      this.money.takingsByDay(period),
      this.money.discounts(period),
      holding,
    ]);
    const onDay = new Map<string, typeof kinds>();
    for (const kind of kinds) onDay.set(kind.day, [kind, ...(onDay.get(kind.day) ?? [])]);
    const [lines] = ledgers;
    return {
      received: compared(ledgers, (ledger) => takingsOf(ledger).receivedCents),
      returned: compared(ledgers, (ledger) => takingsOf(ledger).returnedCents),
      payments: compared(ledgers, (ledger) => takingsOf(ledger).payments),
      days: days.map((day) => {
        const { receivedCents, returnedCents } = takingsOf(onDay.get(day) ?? []);
        return { day, receivedCents, returnedCents };
      }),
      plans: PLAN_IDS.map((planId) => ({
        planId,
        ...takingsOf(lines.filter((line) => line.planId === planId)),
        active: holders.active.find((holder) => holder.planId === planId)?.n ?? 0,
      })),
      codes: yieldOfCodes(lines, discounts),
    };
  }
}

/** The same of the period, of what of it is compared, and of the period before. */
type Three<T> = readonly [T, T, T];

function ofEach<T>(ranges: Ranges, read: (range: DateRange) => Promise<T>): Promise<Three<T>> {
  return Promise.all([read(ranges.period), read(ranges.comparedPeriod), read(ranges.previousPeriod)]);
}

function compared<T>([now, whole, before]: Three<T>, pick: (one: T) => number): ComparedAnswer {
  return { current: pick(now), compared: pick(whole), previous: pick(before) };
}
