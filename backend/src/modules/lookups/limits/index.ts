export { QUOTA_HEADERS, RETRY_AFTER } from './adapters/described-headers.js';
export { RESTRICTION_CHANGED } from './adapters/pg-account-restrictions.js';
export { QuotaHeaders } from './adapters/quota-headers.js';
export { type AccountRestriction, AccountRestrictions } from './application/account-restrictions.port.js';
export type { QuotaReservation } from './application/daily-quota.js';
export { LookupContext } from './application/lookup-context.js';
export { ReadUsage } from './application/read-usage.js';
export { UsageLimits } from './application/usage-limits.js';
export { LimitsModule } from './limits.module.js';
