export { AuditCommand } from './adapters/http/audit/audit-command.js';
export { AccountUsage, type UsageOfDay } from './application/account-usage.port.js';
export { type Standing, Standings } from './application/discipline/standings.port.js';
export { LookupTotals } from './application/lookup-totals.port.js';
export { ReadStatus } from './application/sources/read-status.js';
export {
  type KindCount,
  LookupCounts,
  type LookupsOfStretch,
  type Tally,
} from './application/statistics/lookup-counts.port.js';
export { ReadSourceFigures, type SourceFigures } from './application/statistics/read-source-figures.js';
export { LookupsConfig } from './lookups.config.js';
export { LookupsModule } from './lookups.module.js';
