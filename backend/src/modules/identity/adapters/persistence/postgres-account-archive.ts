import { Injectable } from '@nestjs/common';
import { AccountDataHolders } from '../../../../platform/account-data/account-data-holders.js';
import { Sql } from '../../../../platform/database/sql.js';
import { AccountArchive } from '../../application/account-archive.port.js';
import { recordAccountEvent } from './account-events.js';

@Injectable()
export class PostgresAccountArchive extends AccountArchive {
  constructor(
    private readonly sql: Sql,
    private readonly holders: AccountDataHolders,
  ) {
    super();
  }

  async open(accountId: string, now: Date): Promise<AsyncGenerator<string>> {
    await recordAccountEvent(this.sql, accountId, 'exported', now);
    const head = { formato: 'nitido/meus-dados', versao: 1, geradoEm: now.toISOString() };
    return this.holders.export(accountId, head);
  }
}
