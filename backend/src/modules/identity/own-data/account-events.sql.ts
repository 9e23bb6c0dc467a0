import type { Queryable } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';

/** Puts on record what an owner did with the account as a whole. */
export async function recordAccountEvent(
  tx: Queryable,
  accountId: string,
  action: 'exported' | 'erased',
  now: Date,
): Promise<void> {
  await tx.query('INSERT INTO account_events (id, account_id, action, happened_at) VALUES ($1, $2, $3, $4)', [
    newId(),
    accountId,
    action,
    now,
  ]);
}
