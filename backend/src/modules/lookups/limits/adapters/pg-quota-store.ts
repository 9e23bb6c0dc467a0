import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/database/sql.js';
import { type QuotaGrant, type QuotaRequest, QuotaStore } from '../application/quota-store.port.js';

/** Given at once while more than `SCARCE` are left. */
const BLOCK = 10;
const SCARCE = 100;

@Injectable()
export class PgQuotaStore extends QuotaStore {
  constructor(private readonly sql: Sql) {
    super();
  }

  async take({ holder, accountId, day, limit, wanted }: QuotaRequest): Promise<QuotaGrant> {
    const gift = await this.sql.row<QuotaGrant & Record<string, unknown>>(
      'SELECT given, used, scarce FROM lookup_take_allowance($1, $2, $3, $4, $5, $6, $7)',
      [holder, accountId, day, limit, wanted, BLOCK, SCARCE],
    );
    if (!gift) throw new Error('a quota was asked for and not answered');
    return gift;
  }

  async giveBack(holder: string, count: number): Promise<void> {
    await this.sql.query('UPDATE lookup_allowances SET granted = greatest(used, granted - $2::int) WHERE holder = $1', [
      holder,
      count,
    ]);
  }

  async usedOn(accountId: string, day: string): Promise<number> {
    const row = await this.sql.row<{ used: number }>(
      'SELECT coalesce(sum(used), 0)::int AS used FROM lookup_allowances WHERE account_id = $1 AND day = $2',
      [accountId, day],
    );
    return row?.used ?? 0;
  }
}
