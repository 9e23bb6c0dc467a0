export { MetricsModule } from './metrics.module.js';
export { type LedgerCount, MoneyCounts, type PaidCohort } from './money-counts.queries.js';
export { PlanCounts } from './plan-counts.queries.js';
