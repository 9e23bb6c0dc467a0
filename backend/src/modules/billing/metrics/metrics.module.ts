import { Module } from '@nestjs/common';
import { ActivePlans } from './active-plans.port.js';
import { PgActivePlans } from './active-plans.queries.js';
import { MoneyCounts, PlanHolderCounts } from './money-counts.port.js';
import { PgMoneyCounts } from './money-counts.queries.js';
import { PgPlanHolderCounts } from './plan-holder-counts.queries.js';

/** The books and the plans in figures. */
@Module({
  providers: [
    { provide: MoneyCounts, useClass: PgMoneyCounts },
    { provide: PlanHolderCounts, useClass: PgPlanHolderCounts },
    { provide: ActivePlans, useClass: PgActivePlans },
  ],
  exports: [MoneyCounts, PlanHolderCounts, ActivePlans],
})
export class MetricsModule {}
