import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';

/** The messages that an account has received. */
@Injectable()
export class InboxAccountData extends AccountDataHolder {
  readonly tables = ['broadcast_recipients'];

  constructor(private readonly sql: Sql) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return { avisos: () => this.sql.rows(RECEIVED, [accountId]) };
  }

  async erase(accountId: string, tx: Queryable): Promise<boolean> {
    await tx.query('DELETE FROM broadcast_recipients WHERE account_id = $1', [accountId]);
    return true;
  }
}

const RECEIVED = `
  SELECT b.content AS texto, b.sent_at AS "enviadoEm", r.read_at AS "lidoEm"
  FROM broadcast_recipients AS r JOIN broadcasts AS b ON b.number = r.number
  WHERE r.account_id = $1 ORDER BY r.number`;
