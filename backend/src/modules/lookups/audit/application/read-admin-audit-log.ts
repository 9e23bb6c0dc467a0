import { Injectable } from '@nestjs/common';
import type { WholeList } from '../../../../platform/page.js';
import { AccountDirectory } from '../../../identity/index.js';
import { type AdminAuditFilter, AdminAuditQueries, type StoredAuditEntry } from '../adapters/admin-audit.queries.js';

export interface NamedEntry extends KeptAuditEntry {
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

  /** Reading them is a deed itself. */
  async page(adminId: string, filter: AdminAuditFilter, wish: { cursor?: string; limit?: number }, usualSize: number) {
    await this.deeds.note({ adminId, action: 'view-admin-actions', target: 'audit:admin-actions' });
    const page = await this.deeds.matching(filter).page(wish, usualSize);
    return { ...page, items: await this.named(page.items) };
  }

  /** All of them, for a file. */
  all(filter: AdminAuditFilter): WholeList<NamedEntry> {
    const list = this.deeds.matching(filter);
    return { count: (most) => list.count(most), pages: () => this.eachNamed(list.pages()) };
  }

  private async *eachNamed(pages: AsyncIterable<readonly KeptAuditEntry[]>): AsyncGenerator<readonly NamedEntry[]> {
    for await (const deeds of pages) yield this.named(deeds);
  }

  private async named(deeds: readonly KeptAuditEntry[]): Promise<readonly NamedEntry[]> {
    const accounts = await this.accounts.named(deeds.map(({ adminId }) => adminId));
    return deeds.map((deed) => ({ ...deed, adminName: accounts.get(deed.adminId)?.name ?? null }));
  }
}
