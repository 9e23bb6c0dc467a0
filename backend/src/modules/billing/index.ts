export { BillingSettings } from './adapters/billing-settings.js';
export { PaymentListItem, paymentListItem } from './adapters/http/list-payments.controller.js';
export { SUBSCRIPTION_CHANGED } from './adapters/persistence/extend-subscription.js';
export { ActivePlans } from './application/active-plans.port.js';
export { BillingLists } from './application/billing-lists.port.js';
export { type GivenDays, PlanExtensions } from './application/extensions/plan-extensions.port.js';
export {
  type DiscountCount,
  type LedgerCount,
  MoneyCounts,
  type PaidCohort,
  PlanHolderCounts,
  type PlanHolders,
} from './application/statistics/money-counts.port.js';
export { Subscriptions, type SubscriptionView } from './application/subscriptions.port.js';
export { BillingConfig } from './billing.config.js';
export { BillingModule } from './billing.module.js';
