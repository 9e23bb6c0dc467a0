import type { Plan } from '../../../kernel/plans.js';
import type { Queryable } from '../../../platform/database/sql.js';

/** The signal whose payload is the id of the account whose plan changed. */
export const SUBSCRIPTION_CHANGED = 'subscription_changed';

export interface Grant {
  readonly id: string;
  readonly accountId: string;
  /** The plan in force from then on, and how many days of it. */
  readonly plan: Pick<Plan, 'id' | 'days'>;
  /** The payment that bought it; null when nobody paid. */
  readonly paymentId: string | null;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Adds the plan's days to the account, from now or from the end of what it still has, and announces it. One grant a
 * payment, and one under each id: the second attempt for the same one answers false and changes nothing.
 */
export async function extendSubscription(tx: Queryable, grant: Grant): Promise<boolean> {
  const { accountId, plan, now } = grant;
  const inserted = await tx.query(
    `INSERT INTO subscription_grants (id, account_id, plan_id, payment_id, reason, days, granted_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
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
