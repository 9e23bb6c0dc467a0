import { Injectable } from '@nestjs/common';
import { AdminAuditLog, KEPT_COLUMNS, type KeptAuditEntry } from '../../../platform/database/admin-audit-log.js';
import { type CountedPage, pagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { eachPage } from '../../../platform/page.js';
import { AccountDirectory } from '../../identity/index.js';

const AT_ONCE = 500;

export interface AdminActionFilter {
  readonly from: Date | null;
  readonly to: Date | null;
  readonly action: string | null;
  readonly adminId: string | null;
  /** What it was done to, as `kind:id`. */
  readonly target: string | null;
}

export interface NamedAction extends KeptAuditEntry {
  /** Null when the administrator is no more. */
  readonly adminName: string | null;
}

/** What administrators did, with their names. */
@Injectable()
export class AdminActions {
  constructor(
    private readonly sql: Sql,
    private readonly log: AdminAuditLog,
    private readonly accounts: AccountDirectory,
  ) {}

  /** Reading them is a deed itself. */
  async page(
    adminId: string,
    filter: AdminActionFilter,
    size: number,
    cursor: string | null,
  ): Promise<CountedPage<NamedAction>> {
    await this.log.record({ adminId, action: 'view-admin-actions', target: 'audit:admin-actions' }, this.sql);
    return this.named(filter, size, cursor);
  }

  /** All of them, for a file. */
  each(filter: AdminActionFilter): AsyncIterable<readonly NamedAction[]> {
    return eachPage((cursor) => this.named(filter, AT_ONCE, cursor));
  }

  private async named(
    { from, to, action, adminId, target }: AdminActionFilter,
    size: number,
    cursor: string | null,
  ): Promise<CountedPage<NamedAction>> {
    const page = await pagedList<KeptAuditEntry>(this.sql, {
      columns: KEPT_COLUMNS,
      table: 'admin_actions',
      filters: [
        ['at >= ?', from],
        ['at < ?', to],
        ['action = ?', action],
        ['admin_id = ?', adminId],
        ['target = ?', target],
      ],
      order: { key: 'at', way: 'DESC' },
      cursor,
      size,
      mostCounted: 10_000,
    });
    const accounts = await this.accounts.named(page.items.map((deed) => deed.adminId));
    return {
      ...page,
      items: page.items.map((deed) => ({ ...deed, adminName: accounts.get(deed.adminId)?.name ?? null })),
    };
  }
}
