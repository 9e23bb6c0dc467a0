export { AuditCommand } from './adapters/audit-command.js';
export { AuditHeads } from './adapters/audit-heads.store.js';
export { type AuditedLookup, type FoundLookups, SubjectAudit } from './adapters/subject-audit.queries.js';
export { AuditModule } from './audit.module.js';
