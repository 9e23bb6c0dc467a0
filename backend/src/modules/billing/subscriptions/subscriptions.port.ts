import type { PlanId } from '../../../kernel/plans.js';

/** What an account may use now. `active` is false for an expired plan, whose dates stay readable, and for none at all. */
export interface SubscriptionView {
  readonly active: boolean;
  readonly planId: PlanId | null;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
}

/** Who has paid access, and until when. */
export abstract class Subscriptions {
  /** Cheap enough for every lookup: at most 5 s old, and never older than a change that any instance has announced. */
  abstract statusOf(accountId: string): Promise<SubscriptionView>;

  /**
   * Sees to it that the account has an active plan without a payment: grants `planId` from now if none is active and
   * answers whether it did. `reason` says why, for the books (`demonstracao` …).
   */
  abstract grant(accountId: string, planId: PlanId, reason: string): Promise<boolean>;

  /** Drops what this process remembers of the account, right after its plan was changed here. */
  abstract forget(accountId: string): void;
}
