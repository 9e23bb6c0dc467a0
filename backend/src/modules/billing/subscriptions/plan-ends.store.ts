import { DAY_MS } from '../../../kernel/durations.js';
import type { PlanId } from '../../../kernel/plans.js';
import type { AccountEvent, AccountEvents } from '../../../platform/account-events.port.js';
import type { Queryable } from '../../../platform/database/sql.js';
import { NO_ID } from '../../../platform/ids.js';

/** A plan that ends, or has just ended. */
export interface EndingPlan {
  readonly accountId: string;
  readonly planId: PlanId;
  readonly endsAt: Date;
  /** The same, as exact as the books have it, which is more than a Date holds. */
  readonly exactEnd: string;
  /** When days were last bought or taken back. */
  readonly changedAt: Date;
}

export type PlaceAmongEnds = Pick<EndingPlan, 'exactEnd' | 'accountId'>;

/**
 * The next plans that end from `from` on and before `to`, the soonest first, of which there is something to tell: `wanted`
 * is SQL about the plan `s` and `changed_at`. Each is held until the transaction ends, so that a renewal waits; one that
 * somebody else is changing at this moment is left out.
 */
export async function holdEndingPlans(
  tx: Queryable,
  [from, to]: readonly [Date, Date],
  wanted: string,
  after: PlaceAmongEnds | null,
  limit: number,
): Promise<EndingPlan[]> {
  const values = [after?.exactEnd ?? from, to, after?.accountId ?? NO_ID, limit];
  return (await tx.query<EndingPlan>(ending(wanted), values)).rows;
}

/** How long after its end a plan is told to have ended; the log, which knows what was told, goes back further. */
export const END_TOLD_MS = 3 * DAY_MS;

/** That a plan has ended: the same event, whoever puts it. */
export function planEnded({ accountId, planId, endsAt, exactEnd }: Omit<EndingPlan, 'changedAt'>): AccountEvent {
  const data = { planId, endedAt: endsAt.toISOString() };
  return { accountId, type: 'plan.ended', happenedAt: endsAt, key: `plan.ended:${accountId}:${exactEnd}`, data };
}

/** Before days are given: tells that the plan had ended, which nobody could see afterwards. Holds the plan, as who gives them does. */
export async function announcePlanEnded(
  events: AccountEvents,
  accountId: string,
  now: Date,
  tx: Queryable,
): Promise<void> {
  const [plan] = (await tx.query<EndingPlan>(HOLD, [accountId])).rows;
  const since = plan ? now.getTime() - plan.endsAt.getTime() : -1;
  if (plan && since >= 0 && since <= END_TOLD_MS) await events.put(planEnded(plan), tx);
}

const HOLD = `
  SELECT account_id AS "accountId", plan_id AS "planId", expires_at AS "endsAt", expires_at::text AS "exactEnd"
  FROM subscriptions WHERE account_id = $1 FOR UPDATE`;

const ending = (wanted: string) => `
  SELECT s.account_id AS "accountId", s.plan_id AS "planId", s.expires_at AS "endsAt", s.expires_at::text AS "exactEnd",
    changed_at AS "changedAt"
  FROM subscriptions AS s, LATERAL (SELECT greatest(s.starts_at, (SELECT max(greatest(g.granted_at, g.revoked_at))
    FROM subscription_grants AS g WHERE g.account_id = s.account_id)) AS changed_at) AS c
  WHERE s.expires_at >= $1 AND s.expires_at < $2 AND (s.expires_at, s.account_id) > ($1, $3::uuid) AND ${wanted}
  ORDER BY s.expires_at, s.account_id LIMIT $4 FOR SHARE OF s SKIP LOCKED`;
