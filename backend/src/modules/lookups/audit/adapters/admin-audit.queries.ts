import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../../kernel/admin-audit-entry.js';
import { AdminAuditLog } from '../../../../platform/database/admin-audit-log.js';
import { PagedList } from '../../../../platform/database/paged-list.js';
import { Sql } from '../../../../platform/database/sql.js';

export interface AdminAuditFilter {
  readonly from: Date | null;
  readonly to: Date | null;
  readonly action: string | null;
  readonly adminId: string | null;
  /** What it was done to, as `kind:id`. */
  readonly target: string | null;
}

export interface StoredAuditEntry extends AdminAuditEntry {
  readonly id: string;
  readonly at: Date;
}

const COLUMNS = 'id, at, admin_id AS "adminId", action, target, before, after';

/** What administrators did, which is the platform's table; looking at the audit is among it. */
@Injectable()
export class AdminAuditQueries {
  constructor(
    private readonly sql: Sql,
    private readonly auditLog: AdminAuditLog,
  ) {}

  note(entry: AdminAuditEntry): Promise<void> {
    return this.auditLog.record(entry, this.sql);
  }

  matching(filter: AdminAuditFilter): PagedList<StoredAuditEntry> {
    return new PagedList(this.sql, {
      columns: COLUMNS,
      table: 'admin_actions',
      filters: [
        ['at >= ?', filter.from],
        ['at < ?', filter.to],
        ['action = ?', filter.action],
        ['admin_id = ?', filter.adminId],
        ['target = ?', filter.target],
      ],
      order: { key: 'at', way: 'DESC' },
      mostCounted: 10_000,
    });
  }

  /** The newest of this name. */
  last(action: string): Promise<StoredAuditEntry | null> {
    return this.sql.row<StoredAuditEntry>(
      `SELECT ${COLUMNS} FROM admin_actions WHERE action = $1 ORDER BY at DESC, id DESC LIMIT 1`,
      [action],
    );
  }
}
