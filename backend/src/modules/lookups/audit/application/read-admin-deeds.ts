import { Injectable } from '@nestjs/common';
import { eachPage } from '../../../../platform/page.js';
import { AccountDirectory } from '../../../identity/index.js';
import { type AdminDeedFilter, AdminDeeds, type KeptDeed } from '../admin-deeds.store.js';

export interface NamedDeeds {
  readonly deeds: readonly NamedDeed[];
  readonly next: string | null;
  readonly total: number;
  readonly capped: boolean;
}

/** Reading what administrators did, which is itself one of their deeds. */
const AT_ONCE = 500;

export interface NamedDeed extends KeptDeed {
  /** Null when the administrator is no more. */
  readonly adminName: string | null;
}

@Injectable()
export class ReadAdminDeeds {
  constructor(
    private readonly deeds: AdminDeeds,
    private readonly accounts: AccountDirectory,
  ) {}

  async page(adminId: string, filter: AdminDeedFilter, limit: number, cursor: string | null): Promise<NamedDeeds> {
    await this.deeds.note({ adminId, action: 'view-admin-actions', target: 'audit:admin-actions' });
    const [page, count] = await Promise.all([this.deeds.page(filter, limit, cursor), this.deeds.count(filter)]);
    return { deeds: await this.named(page.deeds), next: page.next, ...count };
  }

  /** All of them for a file; that they were taken along is noted first. */
  async export(adminId: string, filter: AdminDeedFilter): Promise<AsyncIterable<readonly NamedDeed[]>> {
    await this.deeds.note({ adminId, action: 'export-admin-actions', target: 'audit:admin-actions' });
    return eachPage(async (cursor) => {
      const { deeds, next } = await this.deeds.page(filter, AT_ONCE, cursor);
      return { items: await this.named(deeds), next };
    });
  }

  private async named(deeds: readonly KeptDeed[]): Promise<NamedDeed[]> {
    const accounts = await this.accounts.named(deeds.map(({ adminId }) => adminId));
    return deeds.map((deed) => ({ ...deed, adminName: accounts.get(deed.adminId)?.name ?? null }));
  }
}
