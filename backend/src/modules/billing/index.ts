export { BillingConfig } from './billing.config.js';
export { BillingModule } from './billing.module.js';
