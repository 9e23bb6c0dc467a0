import type { Queryable } from '../../../platform/database/sql.js';
import { SUBSCRIPTION_CHANGED } from './extend-subscription.store.js';
import { type Grant, termOf } from './subscription-term.js';

/** The grant that a payment bought, or the one of this id. */
export type GrantKey = { readonly paymentId: string } | { readonly grantId: string };

/** Takes back what is left of the days of a grant, and announces it. Once a grant: false when there is nothing to take. */
export async function shortenSubscription(
  tx: Queryable,
  accountId: string,
  key: GrantKey,
  now: Date,
): Promise<boolean> {
  // Locked first: an extension that is under way is either seen whole below or comes on top afterwards.
  await tx.query('SELECT 1 FROM subscriptions WHERE account_id = $1 FOR UPDATE', [accountId]);
  const [column, id] = 'grantId' in key ? ['id', key.grantId] : ['payment_id', key.paymentId];
  const revoked = await tx.query(
    `UPDATE subscription_grants SET revoked_at = $3 WHERE account_id = $1 AND ${column} = $2 AND revoked_at IS NULL`,
    [accountId, id, now],
  );
  if (revoked.rowCount === 0) return false;
  const term = termOf(await grantsOf(tx, accountId));
  if (!term) return true;
  await tx.query('UPDATE subscriptions SET plan_id = $2, starts_at = $3, expires_at = $4 WHERE account_id = $1', [
    accountId,
    term.planId,
    term.startsAt,
    term.expiresAt,
  ]);
  await tx.query('SELECT pg_notify($1, $2)', [SUBSCRIPTION_CHANGED, accountId]);
  return true;
}

async function grantsOf(tx: Queryable, accountId: string): Promise<Grant[]> {
  const { rows } = await tx.query<Grant & Record<string, unknown>>(
    `SELECT plan_id AS "planId", days, granted_at AS "grantedAt", revoked_at AS "revokedAt"
     FROM subscription_grants WHERE account_id = $1 ORDER BY granted_at, id`,
    [accountId],
  );
  return rows;
}
