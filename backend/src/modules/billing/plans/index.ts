export { BillingSettings } from './billing-settings.config.js';
export { PlansModule } from './plans.module.js';
export { agrees, type ClaimedPrice, type Price, priceOf } from './price.js';
