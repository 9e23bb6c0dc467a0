import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import type { Queryable } from '../../../platform/database/sql.js';
import { WhatsappLinks } from './whatsapp-links.store.js';

/** The account's number. It goes with the account. */
@Injectable()
export class WhatsappAccountData extends AccountDataHolder {
  readonly tables = ['whatsapp_notices', 'whatsapp_links'];
  protected override readonly erased = this.tables;

  constructor(private readonly links: WhatsappLinks) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return { whatsapp: () => this.links.exported(accountId) };
  }

  override endAccess(accountId: string, at: Date, tx: Queryable): Promise<void> {
    return this.links.revoke(accountId, at, tx);
  }
}
