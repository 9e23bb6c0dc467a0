import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../../kernel/admin-audit-entry.js';
import { AdminAuditLog, type KeptAuditEntry } from '../../../../platform/database/admin-audit-log.js';
import { Sql } from '../../../../platform/database/sql.js';

/** What was done with the audit, among what administrators do. */
@Injectable()
export class AuditDeeds {
  constructor(
    private readonly sql: Sql,
    private readonly actions: AdminAuditLog,
  ) {}

  note(deed: AdminAuditEntry): Promise<void> {
    return this.actions.record(deed, this.sql);
  }

  /** The newest of this name. */
  last(action: string): Promise<KeptAuditEntry | null> {
    return this.actions.last(action, this.sql);
  }
}
