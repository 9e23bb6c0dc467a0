import type { Plan } from '../../../kernel/plans.js';
import { ADVISORY_LOCKS } from '../../../platform/database/advisory-locks.js';
import type { Queryable } from '../../../platform/database/sql.js';
import { type BoughtGrant, termOf } from './subscription-term.js';

/** The signal whose payload is the id of the account whose plan changed. */
export const SUBSCRIPTION_CHANGED = 'subscription_changed';

/** Whoever gives an account days without a payment waits for who does so too. */
export const LOCK_SUBSCRIPTION = `SELECT pg_advisory_xact_lock(hashtextextended($1, ${ADVISORY_LOCKS.grants}))`;

export interface NewGrant {
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
export async function extendSubscription(tx: Queryable, grant: NewGrant): Promise<boolean> {
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

/** The grant that a payment bought, or the one of this id. */
export type GrantKey = { readonly paymentId: string } | { readonly grantId: string };

/** Revokes what is left of the days of a grant, and announces it. Once a grant: false when there is nothing to revoke. */
export async function revokeGrant(tx: Queryable, accountId: string, key: GrantKey, now: Date): Promise<boolean> {
  // Locked first: an extension that is under way is either seen whole below or comes on top afterwards.
  await tx.query('SELECT 1 FROM subscriptions WHERE account_id = $1 FOR UPDATE', [accountId]);
  const [column, id] = 'grantId' in key ? ['id', key.grantId] : ['payment_id', key.paymentId];
  const revoked = await tx.query(
    `UPDATE subscription_grants SET revoked_at = $3 WHERE account_id = $1 AND ${column} = $2 AND revoked_at IS NULL`,
    [accountId, id, now],
  );
  if (revoked.rowCount === 0) return false;
  const term = termOf(await grantsOf(accountId, tx));
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

export interface StoredGrant extends BoughtGrant {
  readonly id: string;
  /** `pagamento`, an administrator's reason, or another word of ours. */
  readonly reason: string;
  /** A code brought the price of its payment down to nothing. */
  readonly gift: boolean;
}

/** All of the account's, oldest first. */
export async function grantsOf(accountId: string, from: Queryable): Promise<StoredGrant[]> {
  const { rows } = await from.query<StoredGrant>(
    `SELECT g.id, g.plan_id AS "planId", g.days, g.reason, g.granted_at AS "grantedAt", g.revoked_at AS "revokedAt",
       g.payment_id AS "paymentId", p.amount_cents IS NOT DISTINCT FROM 0 AS gift
     FROM subscription_grants AS g LEFT JOIN payments AS p ON p.id = g.payment_id
     WHERE g.account_id = $1 ORDER BY g.granted_at, g.id`,
    [accountId],
  );
  return rows;
}
