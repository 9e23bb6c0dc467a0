import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../../kernel/admin-audit-entry.js';
import { AdminAuditLog, type StoredAuditEntry } from '../../../../platform/database/admin-audit-log.js';
import { Sql } from '../../../../platform/database/sql.js';

/** What was done with the audit, among what administrators do. */
@Injectable()
export class AuditAccessLog {
  constructor(
    private readonly sql: Sql,
    private readonly auditLog: AdminAuditLog,
  ) {}

  note(entry: AdminAuditEntry): Promise<void> {
    return this.auditLog.record(entry, this.sql);
  }

  /** The newest of this name. */
  last(action: string): Promise<StoredAuditEntry | null> {
    return this.auditLog.last(action, this.sql);
  }
}
