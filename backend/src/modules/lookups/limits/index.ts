export { ALLOWANCE_HEADERS, RETRY_AFTER } from './adapters/described-headers.js';
export { ToldAllowance } from './adapters/told-allowance.js';
export type { Permit } from './application/daily-allowance.js';
export { LookupDiscipline, LookupTurn } from './application/lookup-discipline.js';
export { ReadUsage } from './application/read-usage.js';
export { type Standing, Standings } from './application/standings.port.js';
export { LimitsModule } from './limits.module.js';
