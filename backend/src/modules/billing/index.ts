export { BillingConfig } from './billing.config.js';
export { BillingModule } from './billing.module.js';
export { type LedgerCount, MoneyCounts, type PaidCohort, PlanCounts } from './metrics/index.js';
export { PaymentListItem, PaymentQueries, paymentListItem } from './payments/index.js';
export { BillingSettings } from './plans/index.js';
export {
  type GivenDays,
  PlanExtensions,
  SUBSCRIPTION_CHANGED,
  Subscriptions,
  type SubscriptionView,
} from './subscriptions/index.js';
