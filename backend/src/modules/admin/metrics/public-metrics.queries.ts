import { Injectable } from '@nestjs/common';
import { dayInBrazil, daysUntil } from '../../../kernel/brazilian-day.js';
import { Clock } from '../../../platform/clock.js';
import { PlanCounts } from '../../billing/index.js';
import { availability, HealthRecords, LookupCounts } from '../../lookups/index.js';
import { PublicMetrics } from './public-metrics.port.js';

const DAYS = 30;

@Injectable()
export class CountedPublicMetrics implements PublicMetrics {
  constructor(
    private readonly plans: PlanCounts,
    private readonly totals: LookupCounts,
    private readonly health: HealthRecords,
    private readonly clock: Clock,
  ) {}

  activeUsers(): Promise<number> {
    return this.plans.active();
  }

  lookups(): Promise<number> {
    return this.totals.successes();
  }

  async availability(): Promise<number | null> {
    const today = dayInBrazil(this.clock.now());
    const [from = today] = daysUntil(today, DAYS);
    return availability(await this.health.total('api', from));
  }
}
