export { AuditCommand } from './adapters/http/audit/audit-command.js';
export { LookupsConfig } from './lookups.config.js';
export { LookupsModule } from './lookups.module.js';
