export { extendSubscription, SUBSCRIPTION_CHANGED } from './extend-subscription.store.js';
export { type GivenDays, PlanExtensions } from './plan-extensions.port.js';
export { shortenSubscription } from './shorten-subscription.store.js';
export { type BoughtGrant, type Effect, effectOf, type Term, termOf } from './subscription-term.js';
export { SubscriptionsModule } from './subscriptions.module.js';
export { Subscriptions, type SubscriptionView } from './subscriptions.port.js';
