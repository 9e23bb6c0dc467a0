import { Injectable } from '@nestjs/common';
import { findPlan, type PlanId } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { GroupCommit } from '../../../platform/database/group-commit.js';
import { rowsInOrder } from '../../../platform/database/rows-in-order.js';
import { ofAnyLength, Sql } from '../../../platform/database/sql.js';
import { Signals } from '../../../platform/events/signals.js';
import type { ExpiringMap } from '../../../platform/expiring-map.js';
import { newId } from '../../../platform/ids.js';
import { keptCall } from '../../../platform/shared-calls.js';
import { extendSubscription, grantsOf, LOCK_SUBSCRIPTION, SUBSCRIPTION_CHANGED } from './grants.store.js';
import { type Effect, effectOf, type Term } from './subscription-term.js';

/** What an account may use now. `active` is false for an expired plan, whose dates stay readable, and for none at all. */
export interface SubscriptionView {
  readonly active: boolean;
  readonly planId: PlanId | null;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
}

const MOST_ENTRIES = 50_000;

/**
 * Subscriptions in PostgreSQL behind a cache of a minute. A change that is announced while an entry is read drops it: what was read
 * before the change is never kept after it.
 */
@Injectable()
export class Subscriptions {
  private readonly terms: ExpiringMap<Promise<Term | null>>;
  private readonly reads = new GroupCommit<string, Term | null>((accountIds) => this.termsOf(accountIds));

  constructor(
    private readonly sql: Sql,
    signals: Signals,
    private readonly clock: Clock,
  ) {
    this.terms = signals.remembering(MOST_ENTRIES, () => clock.now().getTime());
    signals.on(SUBSCRIPTION_CHANGED, (accountId) => this.forget(accountId));
  }

  /** Cheap enough for every lookup: never older than a change that any instance has announced 5 s before. */
  async statusOf(accountId: string): Promise<SubscriptionView> {
    const now = this.clock.now();
    const term = await keptCall(this.terms, accountId, () => this.reads.add(accountId));
    if (!term) return { active: false, planId: null, startsAt: null, expiresAt: null };
    const { planId, startsAt, expiresAt } = term;
    return { active: expiresAt > now, planId, startsAt, expiresAt };
  }

  /**
   * Sees to it that the account has an active plan without a payment: grants `planId` from now if none is active and
   * answers whether it did. `reason` says why, for the books (`demonstracao` …).
   */
  async grant(accountId: string, planId: PlanId, reason: string): Promise<boolean> {
    const plan = findPlan(planId);
    if (!plan) throw new Error(`no such plan: ${planId}`);
    const now = this.clock.now();
    const granted = await this.sql.transaction(async (tx) => {
      await tx.query(LOCK_SUBSCRIPTION, [accountId]);
      const active = await tx.query('SELECT 1 FROM subscriptions WHERE account_id = $1 AND expires_at > $2', [
        accountId,
        now,
      ]);
      if (active.rowCount) return false;
      return extendSubscription(tx, { id: newId(), accountId, plan, paymentId: null, reason, now });
    });
    if (granted) this.forget(accountId);
    return granted;
  }

  /** What a payment made of the account's access, and what would be left without it; null: it bought nothing. */
  async effectOf(accountId: string, paymentId: string): Promise<Effect | null> {
    return effectOf(await grantsOf(accountId, this.sql), paymentId, this.clock.now());
  }

  /** Drops what this process remembers of the account, right after its plan was changed here. */
  forget(accountId: string): void {
    this.terms.delete(accountId);
  }

  /** As it is right after a change that was made here. */
  readAgain(accountId: string): Promise<SubscriptionView> {
    this.forget(accountId);
    return this.statusOf(accountId);
  }

  private async termsOf(accountIds: readonly string[]): Promise<(Term | null)[]> {
    const rows = await this.sql.rows<Term & { accountId: string }>(PLANS_OF, [accountIds]);
    return rowsInOrder(accountIds, rows, (row) => row.accountId);
  }
}

export const PLANS_OF = `
  SELECT plan_id AS "planId", starts_at AS "startsAt", expires_at AS "expiresAt", account_id AS "accountId"
  FROM subscriptions WHERE account_id = ANY (${ofAnyLength('$1::uuid[]')})`;
