import { Injectable } from '@nestjs/common';
import { AccountDataHolders } from '../../../../platform/account-data/account-data-holders.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { type ErasureOutcome, Erasures } from '../../application/erasures.port.js';
import { AccountTransactions } from './account-transactions.js';
import { againOnDeadlock } from './again-on-deadlock.js';
import { EraseWithin, late } from './erase-within.js';
import { LOCK_ADMINS } from './lock-admins.sql.js';

/** Whoever takes a part and dies over it, or fails, is followed by another one after this time. */
const LEASE_SECONDS = 3;

const TAKE = `
  UPDATE account_erasures SET next_sweep_at = $1::timestamptz + make_interval(secs => $2) WHERE account_id = (
    SELECT account_id FROM account_erasures WHERE next_sweep_at <= $1
    ORDER BY next_sweep_at LIMIT 1 FOR UPDATE SKIP LOCKED
  ) RETURNING account_id, erased_at`;
const LOCK_ACCOUNT = 'SELECT role FROM accounts WHERE id = $1 AND erased_at IS NULL FOR UPDATE';

@Injectable()
export class PostgresErasures extends Erasures {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: AccountTransactions,
    private readonly holders: AccountDataHolders,
    private readonly eraseWithin: EraseWithin,
  ) {
    super();
  }

  begin(accountId: string, now: Date): Promise<ErasureOutcome> {
    return againOnDeadlock(() => this.eraseAtOnce(accountId, now));
  }

  async goOn(now: Date): Promise<boolean> {
    const due = await this.sql.row<{ account_id: string; erased_at: Date }>(TAKE, [now, LEASE_SECONDS]);
    if (!due) return false;
    await this.sql.transaction(async (tx) => {
      const complete = await this.holders.erase(due.account_id, tx);
      const end = late(due.erased_at);
      const next = complete ? (now < end ? end : null) : now;
      await tx.query('UPDATE account_erasures SET next_sweep_at = $2 WHERE account_id = $1', [due.account_id, next]);
    });
    return true;
  }

  private eraseAtOnce(accountId: string, now: Date): Promise<ErasureOutcome> {
    return this.transactions.run(async (manager, touched) => {
      const tx = (await manager.queryRunner?.connect()) as Queryable;
      const hindrance = await hindranceTo(accountId, tx);
      if (hindrance) return hindrance;
      await this.eraseWithin.erase(accountId, now, tx);
      touched(accountId);
      return 'erased';
    });
  }
}

async function hindranceTo(accountId: string, tx: Queryable): Promise<'last-admin' | 'gone' | null> {
  const { rows } = await tx.query<{ role: string }>('SELECT role FROM accounts WHERE id = $1', [accountId]);
  if (rows[0]?.role === 'admin') {
    const admins = await tx.query<{ id: string; blocked_at: Date | null }>(LOCK_ADMINS);
    const others = admins.rows.filter(({ id, blocked_at }) => id !== accountId && blocked_at === null);
    if (others.length === 0) return 'last-admin';
  }
  return (await tx.query(LOCK_ACCOUNT, [accountId])).rowCount === 1 ? null : 'gone';
}
