export { AuditCommand } from './adapters/audit-command.js';
export { type AuditedLookup, SubjectAudit } from './adapters/subject-audit.queries.js';
export { AuditModule } from './audit.module.js';
