import { Injectable } from '@nestjs/common';
import { eachPage } from '../../../../platform/page.js';
import { AccountDirectory } from '../../../identity/index.js';
import { type AdminAuditFilter, AdminAuditQueries, type StoredAuditEntry } from '../adapters/admin-audit.queries.js';

const AT_ONCE = 500;

export interface NamedEntry extends StoredAuditEntry {
  /** Null when the administrator is no more. */
  readonly adminName: string | null;
}

/** What administrators did, with their names. */
@Injectable()
export class ReadAdminAuditLog {
  constructor(
    private readonly auditLog: AdminAuditQueries,
    private readonly accounts: AccountDirectory,
  ) {}

  /** Reading it is an entry itself. */
  async page(adminId: string, filter: AdminAuditFilter, size: number, cursor: string | null) {
    await this.auditLog.note({ adminId, action: 'view-admin-actions', target: 'audit:admin-actions' });
    return this.named(filter, size, cursor);
  }

  /** All of them, for a file. */
  each(filter: AdminAuditFilter): AsyncIterable<readonly NamedEntry[]> {
    return eachPage((cursor) => this.named(filter, AT_ONCE, cursor));
  }

  private async named(filter: AdminAuditFilter, size: number, cursor: string | null) {
    const page = await this.auditLog.page(filter, size, cursor);
    const accounts = await this.accounts.named(page.items.map(({ adminId }) => adminId));
    const items = page.items.map(
      (entry): NamedEntry => ({ ...entry, adminName: accounts.get(entry.adminId)?.name ?? null }),
    );
    return { ...page, items };
  }
}
