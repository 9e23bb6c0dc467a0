import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../../kernel/date-range.js';
import type { Cents } from '../../../kernel/money.js';
import type { PlanId } from '../../../kernel/plans.js';
import { type Count, Counters, type KindCount } from '../../../platform/database/counters.js';

/** Lines of the ledger; `gratuito` is a plan that a code gave for nothing. Money back is negative. */
export interface LedgerCount {
  readonly kind: string;
  readonly planId: PlanId;
  /** The promotional code; empty without one. */
  readonly code: string;
  readonly n: number;
  readonly cents: Cents;
}

/** What codes took off the price of plans that were then given. */
export type DiscountCount = Omit<LedgerCount, 'kind'>;

/** Accounts that registered on one day and have paid since: once at least, twice at least. */
export interface PaidCohort {
  /** AAAA-MM-DD in Brasília. */
  readonly day: string;
  readonly paid: number;
  readonly renewed: number;
}

const TAKINGS = ['aprovado', 'gratuito', 'estornado', 'contestado', 'estorno_parcial'];

/** The books in figures, ready at any number of payments. */
@Injectable()
export class MoneyCounts {
  constructor(private readonly counters: Counters) {}

  async ledger(range: DateRange): Promise<LedgerCount[]> {
    return (await this.counters.of('payments', range)).map(ledgerCount);
  }

  /** Takings and returns day by day, the oldest first, plans and codes not told apart; of the last day all of it. */
  takingsByDay(range: DateRange): Promise<KindCount[]> {
    return this.counters.kindsByDay('payments', range, TAKINGS);
  }

  /** The same, plans told apart. */
  async ledgerDays(range: DateRange): Promise<Array<LedgerCount & { day: string }>> {
    const days = await this.counters.partsByDay('payments', range, TAKINGS);
    return days.map((count) => ({ day: count.day, ...ledgerCount(count) }));
  }

  async discounts(range: DateRange): Promise<DiscountCount[]> {
    const counts = await this.counters.of('discounts', range);
    return counts.map(({ part: [planId, code = ''], n, cents }) => ({ planId: planId as PlanId, code, n, cents }));
  }

  /** By the day of their registration; days without anybody are left out. */
  async cohorts(range: DateRange): Promise<PaidCohort[]> {
    const byDay = new Map<string, { paid: number; renewed: number }>();
    for (const { day, kind, n } of await this.counters.kindsByDay('cohorts', range, ['paid', 'renewed'])) {
      const cohort = byDay.get(day) ?? { paid: 0, renewed: 0 };
      byDay.set(day, { ...cohort, [kind]: n });
    }
    return [...byDay].map(([day, cohort]) => ({ day, ...cohort }));
  }

  /** Accounts that registered on one of these days, of the last one all of it, and have paid once at least, whatever became of it. */
  async paidAccountsOf(range: DateRange): Promise<number> {
    return paidIn(await this.counters.of('cohorts', { ...range, hours: 24 }));
  }

  /** The same of all days. */
  async paidAccounts(): Promise<number> {
    return paidIn(await this.counters.all('cohorts'));
  }
}

function paidIn(counts: readonly Count[]): number {
  return counts.find(({ part }) => part[0] === 'paid')?.n ?? 0;
}

function ledgerCount({ part: [kind = '', planId, code = ''], n, cents }: Count): LedgerCount {
  return { kind, planId: planId as PlanId, code, n, cents };
}
