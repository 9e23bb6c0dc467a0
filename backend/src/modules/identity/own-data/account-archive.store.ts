import { Injectable } from '@nestjs/common';
import { AccountDataHolders } from '../../../platform/account-data/account-data-holders.js';
import { Clock } from '../../../platform/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { AttemptLimits } from '../accounts/index.js';
import { recordAccountEvent } from './erasures.store.js';

/** Everything that the product holds about an account. */
@Injectable()
export class AccountArchive {
  constructor(
    private readonly sql: Sql,
    private readonly holders: AccountDataHolders,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  /** Puts on record that it is taken, then answers the text of one JSON document, piece by piece; RATE_LIMITED after three a day. */
  async open(accountId: string): Promise<AsyncGenerator<string>> {
    await this.limits.count('export', accountId);
    const now = this.clock.now();
    await recordAccountEvent(this.sql, accountId, 'exported', now);
    const head = { formato: 'nitido/meus-dados', versao: 1, geradoEm: now.toISOString() };
    return this.holders.export(accountId, head);
  }
}
