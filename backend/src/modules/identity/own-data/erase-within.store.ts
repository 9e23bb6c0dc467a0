import { Injectable } from '@nestjs/common';
import { AccountDataHolders } from '../../../platform/account-data/account-data-holders.js';
import type { Queryable } from '../../../platform/database/sql.js';
import { recordAccountEvent } from './account-events.sql.js';

/** After this no request that began before the erasure can still be writing. */
const LATE_MS = 5 * 60_000;

/** The first part of an erasure, as a part of the transaction that decides on it; `Erasures.goOn` does the rest. */
@Injectable()
export class EraseWithin {
  constructor(private readonly holders: AccountDataHolders) {}

  /** For an account whose row `tx` has locked. */
  async erase(accountId: string, now: Date, tx: Queryable): Promise<void> {
    await recordAccountEvent(tx, accountId, 'erased', now);
    const complete = await this.holders.erase(accountId, tx);
    await tx.query('INSERT INTO account_erasures (account_id, erased_at, next_sweep_at) VALUES ($1, $2, $3)', [
      accountId,
      now,
      complete ? late(now) : now,
    ]);
  }
}

export function late(moment: Date): Date {
  return new Date(moment.getTime() + LATE_MS);
}
