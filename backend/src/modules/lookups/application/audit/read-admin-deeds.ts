import { Injectable } from '@nestjs/common';
import { type AdminDeedFilter, type AdminDeedPage, AdminDeeds } from './admin-deeds.port.js';
import { AuditAccounts } from './audit-accounts.port.js';

export interface NamedDeeds extends AdminDeedPage {
  readonly total: number;
  readonly capped: boolean;
  /** Of the administrators of this page, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Reading what administrators did, which is itself one of their deeds. */
@Injectable()
export class ReadAdminDeeds {
  constructor(
    private readonly deeds: AdminDeeds,
    private readonly accounts: AuditAccounts,
  ) {}

  async page(adminId: string, filter: AdminDeedFilter, limit: number, cursor: string | null): Promise<NamedDeeds> {
    await this.deeds.note({ adminId, action: 'view-admin-actions', target: 'audit:admin-actions' });
    const [page, count] = await Promise.all([this.deeds.page(filter, limit, cursor), this.deeds.count(filter)]);
    const named = await this.accounts.named(page.deeds.map((deed) => deed.adminId));
    const names = new Map([...named].map(([id, { name }]) => [id, name]));
    return { ...page, ...count, names };
  }
}
