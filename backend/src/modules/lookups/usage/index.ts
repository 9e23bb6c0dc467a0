export { AccountUsage, type LastHour } from './account-usage.queries.js';
export { UsageModule } from './usage.module.js';
