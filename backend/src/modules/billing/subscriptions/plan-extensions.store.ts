import { Injectable } from '@nestjs/common';
import type { AdminDeed } from '../../../kernel/admin-deed.js';
import { EXTENSION_REASONS } from '../../../kernel/user-account.js';
import { Clock } from '../../../platform/clock.js';
import { AdminActions } from '../../../platform/database/admin-actions.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { extendSubscription } from './extend-subscription.store.js';
import { type Extension, type ExtensionOutcome, type GivenDays, PlanExtensions } from './plan-extensions.port.js';
import { shortenSubscription } from './shorten-subscription.store.js';
import { LOCK_SUBSCRIPTION } from './subscription-lock.sql.js';

const MOST_SHOWN = 100;

interface Term extends Record<string, unknown> {
  readonly plan_id: GivenDays['planId'];
  readonly expires_at: Date;
}

/** An extension is a grant without a payment under the id that its asker made, so the table itself keeps it single. */
@Injectable()
export class PgPlanExtensions extends PlanExtensions {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly actions: AdminActions,
  ) {
    super();
  }

  extend(extension: Extension): Promise<ExtensionOutcome> {
    const { id, accountId, days, reason, planId } = extension;
    return this.sql.transaction(async (tx) => {
      await tx.query(LOCK_SUBSCRIPTION, [accountId]);
      if (!(await isSubscriber(accountId, tx))) return 'unknown';
      const made = await this.madeBefore(extension, tx);
      if (made) return made;
      const now = this.clock.now();
      const before = await termOf(accountId, tx);
      const inForce = before !== null && before.expires_at > now;
      const wanted = inForce ? before.plan_id : (planId ?? before?.plan_id);
      if (!wanted) return 'plan-needed';
      const plan = { id: wanted, days };
      if (!(await extendSubscription(tx, { id, accountId, plan, paymentId: null, reason, now }))) return 'other';
      const after = { ...factsOf(await termOf(accountId, tx)), days, reason, extension: id };
      await this.actions.record({ ...deed(extension, 'extend-plan'), before: factsOf(before), after }, tx);
      return 'extended';
    });
  }

  takeBack(adminId: string, accountId: string, extensionId: string): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      await tx.query(LOCK_SUBSCRIPTION, [accountId]);
      const { rowCount } = await tx.query(IS_EXTENSION, [extensionId, accountId, EXTENSION_REASONS]);
      if (rowCount === 0) return false;
      const before = factsOf(await termOf(accountId, tx));
      if (!(await shortenSubscription(tx, accountId, { grantId: extensionId }, this.clock.now()))) return false;
      const after = { ...factsOf(await termOf(accountId, tx)), extension: extensionId };
      await this.actions.record({ ...deed({ adminId, accountId }, 'take-back-extension'), before, after }, tx);
      return true;
    });
  }

  given(accountId: string): Promise<readonly GivenDays[]> {
    return this.sql.rows<GivenDays & Record<string, unknown>>(GIVEN, [accountId, MOST_SHOWN]);
  }

  private async madeBefore(
    { id, accountId, days, reason }: Extension,
    tx: Queryable,
  ): Promise<ExtensionOutcome | null> {
    const { rows } = await tx.query('SELECT account_id, days, reason FROM subscription_grants WHERE id = $1', [id]);
    const [made] = rows;
    if (!made) return null;
    return made.account_id === accountId && made.days === days && made.reason === reason ? 'extended' : 'other';
  }
}

async function isSubscriber(accountId: string, tx: Queryable): Promise<boolean> {
  return (await tx.query(SUBSCRIBER, [accountId])).rowCount === 1;
}

async function termOf(accountId: string, tx: Queryable): Promise<Term | null> {
  const { rows } = await tx.query<Term>(
    'SELECT plan_id, expires_at FROM subscriptions WHERE account_id = $1 FOR UPDATE',
    [accountId],
  );
  return rows[0] ?? null;
}

function factsOf(term: Term | null): { plan: string | null; expiresAt: string | null } {
  return { plan: term?.plan_id ?? null, expiresAt: term?.expires_at.toISOString() ?? null };
}

function deed(who: { adminId: string; accountId: string }, action: string): AdminDeed {
  return { adminId: who.adminId, action, target: `account:${who.accountId}` };
}

/** Locked as a settlement locks it, so that an erasure comes before or after. */
const SUBSCRIBER = `SELECT 1 FROM accounts WHERE id = $1 AND role = 'user' AND erased_at IS NULL FOR SHARE`;

const IS_EXTENSION = `
  SELECT 1 FROM subscription_grants
  WHERE id = $1 AND account_id = $2 AND payment_id IS NULL AND revoked_at IS NULL AND reason = ANY ($3)`;

const GIVEN = `
  SELECT id, plan_id AS "planId", days, reason, payment_id AS "paymentId", granted_at AS "grantedAt",
    revoked_at AS "revokedAt"
  FROM subscription_grants WHERE account_id = $1 ORDER BY granted_at DESC, id DESC LIMIT $2`;
