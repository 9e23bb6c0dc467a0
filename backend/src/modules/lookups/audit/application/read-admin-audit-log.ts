import { Injectable } from '@nestjs/common';
import type { WholeList } from '../../../../platform/page.js';
import { AccountDirectory } from '../../../identity/index.js';
import { type AdminAuditFilter, AdminAuditQueries, type StoredAuditEntry } from '../adapters/admin-audit.queries.js';

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

  /** Reading them is a entry itself. */
  async page(adminId: string, filter: AdminAuditFilter, wish: { cursor?: string; limit?: number }, usualSize: number) {
    await this.auditLog.note({ adminId, action: 'view-admin-actions', target: 'audit:admin-actions' });
    const page = await this.auditLog.matching(filter).page(wish, usualSize);
    return { ...page, items: await this.named(page.items) };
  }

  /** All of them, for a file. */
  all(filter: AdminAuditFilter): WholeList<NamedEntry> {
    const list = this.auditLog.matching(filter);
    return { count: (most) => list.count(most), pages: () => this.eachNamed(list.pages()) };
  }

  private async *eachNamed(pages: AsyncIterable<readonly StoredAuditEntry[]>): AsyncGenerator<readonly NamedEntry[]> {
    for await (const entries of pages) yield this.named(entries);
  }

  private async named(entries: readonly StoredAuditEntry[]): Promise<readonly NamedEntry[]> {
    const accounts = await this.accounts.named(entries.map(({ adminId }) => adminId));
    return entries.map((entry) => ({ ...entry, adminName: accounts.get(entry.adminId)?.name ?? null }));
  }
}
