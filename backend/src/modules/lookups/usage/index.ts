export { AccountUsage, type LastHour, type UsageOfDay } from './account-usage.queries.js';
export { UsageModule } from './usage.module.js';
