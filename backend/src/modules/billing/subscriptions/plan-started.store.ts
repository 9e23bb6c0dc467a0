import type { AccountEvents } from '../../../platform/account-events.port.js';
import type { Queryable } from '../../../platform/database/sql.js';
import type { Term } from './subscription-term.js';

/** An account's plan as its row has it. */
export async function planRow(accountId: string, tx: Queryable): Promise<Term | null> {
  return (await tx.query<Term>(PLAN, [accountId])).rows[0] ?? null;
}

/** Tells that a plan begins with the days that were just given; nothing where they come on top of others. */
export async function announcePlanStarted(
  events: AccountEvents,
  accountId: string,
  now: Date,
  tx: Queryable,
): Promise<void> {
  const plan = await planRow(accountId, tx);
  if (plan?.startsAt.getTime() !== now.getTime()) return;
  const { planId, startsAt, expiresAt } = plan;
  const data = { planId, startsAt: startsAt.toISOString(), expiresAt: expiresAt.toISOString() };
  await events.put({ accountId, type: 'plan.started', happenedAt: now, data }, tx);
}

const PLAN = `
  SELECT plan_id AS "planId", starts_at AS "startsAt", expires_at AS "expiresAt" FROM subscriptions WHERE account_id = $1`;
