import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { AccountRemovals } from './accounts.store.js';
import { PaidReturns } from './returns.port.js';

const AT_ONCE = 100;

@Injectable()
export class PgPaidReturns extends PaidReturns {
  constructor(
    private readonly sql: Sql,
    private readonly removals: AccountRemovals,
  ) {
    super();
  }

  async ifPaid(accountId: string, now: Date): Promise<void> {
    const paid = await this.sql.row(`${PAID} AND a.id = $2`, [now, accountId]);
    if (paid) await this.removals.bringBack(accountId, 'pagamento', now);
  }

  async whoeverPaid(now: Date): Promise<void> {
    for (const { id } of await this.sql.rows<{ id: string }>(`${PAID} LIMIT $2`, [now, AT_ONCE])) {
      await this.removals.bringBack(id, 'pagamento', now);
    }
  }
}

const PAID = `
  SELECT a.id FROM accounts AS a JOIN subscriptions AS s ON s.account_id = a.id
  WHERE a.removed_at IS NOT NULL AND a.erased_at IS NULL AND s.expires_at > $1`;
