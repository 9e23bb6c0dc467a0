import { Injectable } from '@nestjs/common';
import type { PlanId } from '../../../kernel/plans.js';
import type { Stretch } from '../../../kernel/stretch.js';
import { type Count, Counters } from '../../../platform/database/counters.js';
import { type DiscountCount, type LedgerCount, MoneyCounts, type PaidCohort } from './money-counts.port.js';

const TAKINGS = ['aprovado', 'gratuito', 'estornado', 'contestado'];

@Injectable()
export class PgMoneyCounts extends MoneyCounts {
  constructor(private readonly counters: Counters) {
    super();
  }

  async ledger(stretch: Stretch): Promise<LedgerCount[]> {
    return (await this.counters.of('payments', stretch)).map(ledgerCount);
  }

  async ledgerDays({ from, to }: Stretch): Promise<Array<LedgerCount & { day: string }>> {
    const days = await this.counters.days('payments', from, to, { depth: 2, firsts: TAKINGS });
    return days.map((count) => ({ day: count.day, ...ledgerCount(count) }));
  }

  async discounts(stretch: Stretch): Promise<DiscountCount[]> {
    const counts = await this.counters.of('discounts', stretch);
    return counts.map(({ part: [planId, code = ''], n, cents }) => ({ planId: planId as PlanId, code, n, cents }));
  }

  async cohorts({ from, to }: Stretch): Promise<PaidCohort[]> {
    const byDay = new Map<string, { paid: number; renewed: number }>();
    for (const { day, part, n } of await this.counters.days('cohorts', from, to)) {
      const cohort = byDay.get(day) ?? { paid: 0, renewed: 0 };
      byDay.set(day, { ...cohort, [part[0] ?? '']: n });
    }
    return [...byDay].map(([day, cohort]) => ({ day, ...cohort }));
  }

  async paidAccounts(): Promise<number> {
    const counts = await this.counters.all('cohorts');
    return counts.find(({ part }) => part[0] === 'paid')?.n ?? 0;
  }
}

function ledgerCount({ part: [kind = '', planId, code = ''], n, cents }: Count): LedgerCount {
  return { kind, planId: planId as PlanId, code, n, cents };
}
