export { ActivePlans } from './active-plans.port.js';
export { MetricsModule } from './metrics.module.js';
export {
  type DiscountCount,
  type LedgerCount,
  MoneyCounts,
  type PaidCohort,
  PlanHolderCounts,
  type PlanHolders,
} from './money-counts.port.js';
