export { AuditCommand } from './adapters/audit-command.js';
export { AuditModule } from './audit.module.js';
