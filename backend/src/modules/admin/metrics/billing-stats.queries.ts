import { Injectable } from '@nestjs/common';
import type { Stretch } from '../../../kernel/stretch.js';
import { MoneyCounts, PlanCounts } from '../../billing/index.js';
import { MoneyStats } from './stats.port.js';

@Injectable()
export class BillingStats extends MoneyStats {
  constructor(
    private readonly counts: MoneyCounts,
    private readonly plans: PlanCounts,
  ) {
    super();
  }

  ledger(stretch: Stretch) {
    return this.counts.ledger(stretch);
  }

  ledgerDays(stretch: Stretch) {
    return this.counts.ledgerDays(stretch);
  }

  discounts(stretch: Stretch) {
    return this.counts.discounts(stretch);
  }

  cohorts(stretch: Stretch) {
    return this.counts.cohorts(stretch);
  }

  paidAccounts() {
    return this.counts.paidAccounts();
  }

  holders() {
    return this.plans.holders();
  }
}
