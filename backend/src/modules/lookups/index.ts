export { AuditCommand } from './adapters/http/audit/audit-command.js';
export { LookupTotals } from './application/lookup-totals.port.js';
export { ReadStatus } from './application/sources/read-status.js';
export { LookupsConfig } from './lookups.config.js';
export { LookupsModule } from './lookups.module.js';
