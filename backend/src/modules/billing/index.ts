export { AccountOwners, type Buyer, type LockedAccount, type NamedAccount } from './account-owners.queries.js';
export { BILLING_AFTER_RESTORE } from './after-restore.sql.js';
export { BillingConfig } from './billing.config.js';
export { BillingModule } from './billing.module.js';
export { type LedgerCount, MoneyCounts, type PaidCohort, PlanCounts } from './metrics/index.js';
export {
  lastBegan,
  PaymentListItem,
  PaymentQueries,
  paymentListItem,
  paymentUnderWay,
  refundUnderWay,
} from './payments/index.js';
export { BillingSettings } from './plans/index.js';
export {
  END_TOLD_MS,
  type EndingPlan,
  type GivenDays,
  hasPlan,
  holdEndingPlans,
  type PlaceAmongEnds,
  PlanExtensions,
  planEnded,
  SUBSCRIPTION_ROWS,
  Subscriptions,
} from './subscriptions/index.js';
