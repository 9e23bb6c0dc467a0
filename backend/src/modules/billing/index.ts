export { ActivePlans } from './application/active-plans.port.js';
export { Subscriptions, type SubscriptionView } from './application/subscriptions.port.js';
export { BillingConfig } from './billing.config.js';
export { BillingModule } from './billing.module.js';
