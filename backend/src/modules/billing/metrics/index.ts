export { MetricsModule } from './metrics.module.js';
export { MoneyCounts } from './money-counts.queries.js';
export { PlanCounts } from './plan-counts.queries.js';
