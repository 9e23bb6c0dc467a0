import { Injectable } from '@nestjs/common';
import type { TimeSort } from '../../../kernel/time-sort.js';
import { AdminAuditLog, STORED_COLUMNS, type StoredAuditEntry } from '../../../platform/database/admin-audit-log.js';
import { byTime } from '../../../platform/database/keyed-order.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { AccountDirectory } from '../../identity/index.js';

export interface AdminActionFilter {
  readonly from: Date | null;
  readonly to: Date | null;
  readonly action: string | null;
  readonly adminId: string | null;
  /** What it was done to, as `kind:id`. */
  readonly target: string | null;
  readonly sort: TimeSort | undefined;
}

export interface NamedAction extends StoredAuditEntry {
  /** Null when the administrator is no more. */
  readonly adminName: string | null;
}

/** What administrators did, with their names. */
@Injectable()
export class AdminActions {
  constructor(
    private readonly sql: Sql,
    private readonly auditLog: AdminAuditLog,
    private readonly accounts: AccountDirectory,
  ) {}

  /** Reading them is an entry itself. */
  noteView(adminId: string): Promise<void> {
    return this.auditLog.record({ adminId, action: 'view-admin-actions', target: 'audit:admin-actions' }, this.sql);
  }

  matching(filter: AdminActionFilter): PagedList<NamedAction> {
    const entries = new PagedList<StoredAuditEntry>(this.sql, {
      columns: STORED_COLUMNS,
      table: 'admin_actions',
      filters: [
        ['at >= ?', filter.from],
        ['at < ?', filter.to],
        ['action = ?', filter.action],
        ['admin_id = ?', filter.adminId],
        ['target = ?', filter.target],
      ],
      order: byTime(filter.sort, 'at'),
    });
    return entries.asPages((page) => this.named(page));
  }

  private async named(entries: readonly StoredAuditEntry[]): Promise<NamedAction[]> {
    const accounts = await this.accounts.named(entries.map(({ adminId }) => adminId));
    return entries.map((entry) => ({ ...entry, adminName: accounts.get(entry.adminId)?.name ?? null }));
  }
}
