import { Injectable } from '@nestjs/common';
import { type DateRange, daysOf, previousRange } from '../../../kernel/date-range.js';
import { LOOKUP_TYPES, type LookupType } from '../../../kernel/lookup-catalogue.js';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { MoneyCounts, PlanCounts } from '../../billing/index.js';
import { AccountCounts, OnlineUsers } from '../../identity/index.js';
import { type KindCount, LookupCounts, type LookupOverview, SourceMetrics } from '../../lookups/index.js';
import { SuggestionCounts } from '../../messaging/index.js';
import { OUTCOMES, type StatsOutcome } from './lookup-stats.answer.js';
import { shareOf, takingsOf, total, yieldOfCodes } from './money.js';
import { namedPeriod } from './period.js';
import type { StatsAnswer } from './stats.answer.js';
import { byStatisticsKey, foundOf, sumOf } from './stats-sums.js';

type Days = readonly string[];
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
    const previousPeriod = previousRange(period);
    const days = daysOf(period);
    const holders = this.plans.holders();
    const counted = this.lookups.overview(period, [previousPeriod, namedPeriod('hoje', at)]);
    const [totals, lookups, users, revenue, sources] = await Promise.all([
      this.totals(counted, holders),
      this.lookupsOf(counted, days),
      this.usersOf(period, previousPeriod),
      this.revenueOf(period, previousPeriod, days, holders),
      this.sources.of(period),
    ]);
    return { success: true, at, ...totals, period, previousPeriod, lookups, users, revenue, sources };
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
      todayConsultations: foundOf(others[1] ?? []),
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
    const [before = []] = now.others;
    const onDay = new Map(now.days.map((day) => [day.day, day]));
    const ofType = (kinds: readonly KindCount[], type: LookupType) => kinds.filter((kind) => kind.type === type);
    const ofOutcome = (kinds: readonly KindCount[], outcome: StatsOutcome) =>
      sumOf(kinds.filter((kind) => kind.outcome === outcome));
    return {
      all: { current: sumOf(now.kinds), previous: sumOf(before) },
      found: { current: foundOf(now.kinds), previous: foundOf(before) },
      outcomes: OUTCOMES.map((outcome) => ({
        outcome,
        current: ofOutcome(now.kinds, outcome),
        previous: ofOutcome(before, outcome),
      })),
      types: LOOKUP_TYPES.map((type) => ({
        type,
        n: sumOf(ofType(now.kinds, type)),
        found: foundOf(ofType(now.kinds, type)),
        previous: sumOf(ofType(before, type)),
      })),
      days: days.map((day) => {
        const { n = 0, found = 0 } = onDay.get(day) ?? {};
        return { day, n, found };
      }),
    };
  }

  private async usersOf(period: DateRange, previous: DateRange): Promise<StatsAnswer['users']> {
    const [now, before, paid] = await Promise.all([
      this.accounts.of(period),
      this.accounts.of(previous),
      this.money.paidAccountsOf(period),
    ]);
    return {
      registered: { current: now.registered, previous: before.registered },
      erased: { current: now.erased, previous: before.erased },
      paid,
      conversionRate: shareOf(paid, now.registered),
    };
  }

  private async revenueOf(
    period: DateRange,
    previous: DateRange,
    days: Days,
    holding: Holders,
  ): Promise<StatsAnswer['revenue']> {
    const [lines, linesBefore, kinds, discounts, holders] = await Promise.all([
      this.money.ledger(period),
      this.money.ledger(previous),
      this.money.takingsByDay(period),
      this.money.discounts(period),
      holding,
    ]);
    const onDay = new Map<string, typeof kinds>();
    for (const kind of kinds) onDay.set(kind.day, [kind, ...(onDay.get(kind.day) ?? [])]);
    const [now, before] = [takingsOf(lines), takingsOf(linesBefore)];
    return {
      received: { current: now.receivedCents, previous: before.receivedCents },
      returned: { current: now.returnedCents, previous: before.returnedCents },
      payments: { current: now.payments, previous: before.payments },
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
