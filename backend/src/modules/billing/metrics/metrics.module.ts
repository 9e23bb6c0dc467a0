import { Module } from '@nestjs/common';
import { MoneyCounts } from './money-counts.queries.js';
import { PlanCounts } from './plan-counts.queries.js';

/** The books and the plans in figures. */
@Module({
  providers: [MoneyCounts, PlanCounts],
  exports: [MoneyCounts, PlanCounts],
})
export class MetricsModule {}
