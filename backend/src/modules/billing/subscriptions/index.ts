export { extendSubscription, grantsOf, revokeGrant, SUBSCRIPTION_CHANGED } from './grants.store.js';
export {
  announcePlanEnded,
  END_TOLD_MS,
  type EndingPlan,
  holdEndingPlans,
  type PlaceAmongEnds,
  planEnded,
} from './plan-ends.store.js';
export { type GivenDays, PlanExtensions } from './plan-extensions.store.js';
export { announcePlanStarted, planRow } from './plan-started.store.js';
export { hasPlan, SUBSCRIPTION_ROWS } from './subscription-rows.sql.js';
export { type BoughtGrant, type Effect, effectOf, type Term, termOf } from './subscription-term.js';
export { SubscriptionsModule } from './subscriptions.module.js';
export { Subscriptions } from './subscriptions.store.js';
