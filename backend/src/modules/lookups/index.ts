export { AuditCommand } from './adapters/http/audit/audit-command.js';
export { AccountUsage, type UsageOfDay } from './application/account-usage.port.js';
export { ConfirmSaved } from './application/confirm-saved.js';
export { ReadUsage } from './application/discipline/read-usage.js';
export { type Standing, Standings } from './application/discipline/standings.port.js';
export { LookupTotals } from './application/lookup-totals.port.js';
export { RunLookup } from './application/run-lookup.js';
export { ReadStatus } from './application/sources/read-status.js';
export {
  type KindCount,
  LookupCounts,
  type LookupsOfStretch,
  type Tally,
} from './application/statistics/lookup-counts.port.js';
export { ReadSourceFigures, type SourceFigures } from './application/statistics/read-source-figures.js';
export type { CepResult } from './domain/cep-result.js';
export type { CnpjResult } from './domain/cnpj-result.js';
export { queryOf } from './domain/subject.js';
export { LookupsConfig } from './lookups.config.js';
export { LookupsModule } from './lookups.module.js';
