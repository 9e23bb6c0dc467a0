import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../../kernel/date-range.js';
import type { Cents } from '../../../kernel/money.js';
import type { PlanId } from '../../../kernel/plans.js';
import { type Count, Counters } from '../../../platform/database/counters.js';

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
export interface DiscountCount {
  readonly planId: PlanId;
  readonly code: string;
  readonly n: number;
  readonly cents: Cents;
}

/** Accounts that registered on one day and have paid since: once at least, twice at least. */
export interface PaidCohort {
  /** AAAA-MM-DD in Brasília. */
  readonly day: string;
  readonly paid: number;
  readonly renewed: number;
}

const TAKINGS = ['aprovado', 'gratuito', 'estornado', 'contestado'];

/** The books in figures, ready at any number of payments. */
@Injectable()
export class MoneyCounts {
  constructor(private readonly counters: Counters) {}

  async ledger(range: DateRange): Promise<LedgerCount[]> {
    return (await this.counters.of('payments', range)).map(ledgerCount);
  }

  /** Takings and returns day by day, the oldest first, codes not told apart; of the last day all of it. */
  async ledgerDays({ from, to }: DateRange): Promise<Array<LedgerCount & { day: string }>> {
    const days = await this.counters.days('payments', from, to, { depth: 2, firsts: TAKINGS });
    return days.map((count) => ({ day: count.day, ...ledgerCount(count) }));
  }

  async discounts(range: DateRange): Promise<DiscountCount[]> {
    const counts = await this.counters.of('discounts', range);
    return counts.map(({ part: [planId, code = ''], n, cents }) => ({ planId: planId as PlanId, code, n, cents }));
  }

  /** By the day of their registration; days without anybody are left out. */
  async cohorts({ from, to }: DateRange): Promise<PaidCohort[]> {
    const byDay = new Map<string, { paid: number; renewed: number }>();
    for (const { day, part, n } of await this.counters.days('cohorts', from, to)) {
      const cohort = byDay.get(day) ?? { paid: 0, renewed: 0 };
      byDay.set(day, { ...cohort, [part[0] ?? '']: n });
    }
    return [...byDay].map(([day, cohort]) => ({ day, ...cohort }));
  }

  /** Accounts that have paid once at least, whatever became of it. */
  async paidAccounts(): Promise<number> {
    const counts = await this.counters.all('cohorts');
    return counts.find(({ part }) => part[0] === 'paid')?.n ?? 0;
  }
}

function ledgerCount({ part: [kind = '', planId, code = ''], n, cents }: Count): LedgerCount {
  return { kind, planId: planId as PlanId, code, n, cents };
}
