import { Injectable } from '@nestjs/common';
import { PlanCounts } from '../../billing/index.js';
import { LookupCounts, ReadStatus } from '../../lookups/index.js';
import { PublicMetrics } from './public-metrics.port.js';

const DAYS = 30;

@Injectable()
export class CountedPublicMetrics extends PublicMetrics {
  constructor(
    private readonly plans: PlanCounts,
    private readonly totals: LookupCounts,
    private readonly status: ReadStatus,
  ) {
    super();
  }

  activeUsers(): Promise<number> {
    return this.plans.active();
  }

  lookups(): Promise<number> {
    return this.totals.successes();
  }

  async availability(): Promise<number | null> {
    const { parts } = await this.status.execute();
    const days = parts.find(({ part }) => part === 'api')?.days ?? [];
    const measured = days.slice(-DAYS).flatMap((day) => day?.availability ?? []);
    return measured.length === 0 ? null : measured.reduce((sum, share) => sum + share, 0) / measured.length;
  }
}
