import { Injectable } from '@nestjs/common';
import { eachPage } from '../../../../platform/page.js';
import { AccountDirectory } from '../../../identity/index.js';
import { type AdminDeedFilter, AdminDeeds, type KeptDeed } from '../admin-deeds.store.js';

const AT_ONCE = 500;

export interface NamedDeed extends KeptDeed {
  /** Null when the administrator is no more. */
  readonly adminName: string | null;
}

/** What administrators did, with their names. */
@Injectable()
export class ReadAdminDeeds {
  constructor(
    private readonly deeds: AdminDeeds,
    private readonly accounts: AccountDirectory,
  ) {}

  /** Reading them is a deed itself. */
  async page(adminId: string, filter: AdminDeedFilter, size: number, cursor: string | null) {
    await this.deeds.note({ adminId, action: 'view-admin-actions', target: 'audit:admin-actions' });
    return this.named(filter, size, cursor);
  }

  /** All of them, for a file. */
  each(filter: AdminDeedFilter): AsyncIterable<readonly NamedDeed[]> {
    return eachPage((cursor) => this.named(filter, AT_ONCE, cursor));
  }

  private async named(filter: AdminDeedFilter, size: number, cursor: string | null) {
    const page = await this.deeds.page(filter, size, cursor);
    const accounts = await this.accounts.named(page.items.map(({ adminId }) => adminId));
    const items = page.items.map(
      (deed): NamedDeed => ({ ...deed, adminName: accounts.get(deed.adminId)?.name ?? null }),
    );
    return { ...page, items };
  }
}
