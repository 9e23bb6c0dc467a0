export { AuditCommand } from './adapters/cli/audit-command.js';
export { LookupsConfig } from './lookups.config.js';
export { LookupsModule } from './lookups.module.js';
