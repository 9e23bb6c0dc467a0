import type { Plan } from '../../../../kernel/plans.js';
import type { Queryable } from '../../../../platform/database/sql.js';

/** The signal whose payload is the id of the account whose plan changed. */
export const SUBSCRIPTION_CHANGED = 'subscription_changed';

export interface Grant {
  readonly id: string;
  readonly accountId: string;
  readonly plan: Plan;
  /** The payment that bought it; null when nobody paid. */
  readonly paymentId: string | null;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Adds the plan's days to the account, from now or from the end of what it still has, and announces it. One grant a
 * payment: the second attempt for the same one answers false and changes nothing.
 */
export async function extendSubscription(tx: Queryable, grant: Grant): Promise<boolean> {
  const { accountId, plan, now } = grant;
  const inserted = await tx.query(
    `INSERT INTO subscription_grants (id, account_id, plan_id, payment_id, reason, days, granted_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (payment_id) DO NOTHING`,
    [grant.id, accountId, plan.id, grant.paymentId, grant.reason, plan.days, now],
  );
  if (inserted.rowCount === 0) return false;
  await tx.query(
    `INSERT INTO subscriptions AS s (account_id, plan_id, starts_at, expires_at)
     VALUES ($1, $2, $3, $3::timestamptz + make_interval(hours => 24 * $4::int))
     ON CONFLICT (account_id) DO UPDATE SET
       plan_id = excluded.plan_id,
       starts_at = CASE WHEN s.expires_at > excluded.starts_at THEN s.starts_at ELSE excluded.starts_at END,
       expires_at = greatest(s.expires_at, excluded.starts_at) + make_interval(hours => 24 * $4::int)`,
    [accountId, plan.id, now, plan.days],
  );
  await tx.query('SELECT pg_notify($1, $2)', [SUBSCRIPTION_CHANGED, accountId]);
  return true;
}

/** Takes back the days that a payment bought, at most down to now, and announces it. Once a payment. */
export async function shortenSubscription(
  tx: Queryable,
  accountId: string,
  paymentId: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `WITH revoked AS (
       UPDATE subscription_grants SET revoked_at = $3 WHERE payment_id = $2 AND revoked_at IS NULL RETURNING days
     )
     UPDATE subscriptions SET expires_at = least(expires_at, greatest($3, expires_at - make_interval(hours => 24 * days)))
     FROM revoked WHERE account_id = $1`,
    [accountId, paymentId, now],
  );
  await tx.query('SELECT pg_notify($1, $2)', [SUBSCRIPTION_CHANGED, accountId]);
}
