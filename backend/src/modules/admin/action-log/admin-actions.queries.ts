import { Injectable } from '@nestjs/common';
import { AT_THE_MACHINE, AT_THE_MACHINE_LABEL } from '../../../kernel/admin-audit-entry.js';
import { AdminAuditLog, STORED_COLUMNS } from '../../../platform/database/admin-audit-log.js';
import { byTime } from '../../../platform/database/keyed-order.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { periodOf } from '../../../platform/http/request.fields.js';
import { AccountDirectory } from '../../identity/index.js';
import type { AdminActionItem, AdminActionsQuery } from './admin-action.answers.js';

type Entry = Omit<AdminActionItem, 'adminName'>;

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

  matching(query: Omit<AdminActionsQuery, 'cursor' | 'limit'>): PagedList<AdminActionItem> {
    const { from, to } = periodOf(query);
    const entries = new PagedList<Entry>(this.sql, {
      columns: STORED_COLUMNS,
      table: 'admin_actions',
      filters: [
        ['at >= ?', from],
        ['at < ?', to],
        ['action = ?', query.action],
        ['admin_id = ?', query.adminId],
        ['target = ?', query.target],
      ],
      order: byTime(query.sort, 'at'),
    });
    return entries.asPages((page) => this.named(page));
  }

  private async named(entries: readonly Entry[]): Promise<AdminActionItem[]> {
    const accounts = await this.accounts.named(entries.map(({ adminId }) => adminId));
    return entries.map((entry) => {
      if (entry.adminId === AT_THE_MACHINE) return { ...entry, adminName: AT_THE_MACHINE_LABEL };
      const admin = accounts.get(entry.adminId);
      return { ...entry, adminName: admin && !admin.erased ? admin.name : null };
    });
  }
}
