import type { Cents } from '../../../kernel/money.js';
import type { PlanId } from '../../../kernel/plans.js';
import type { PromoUseStatus } from './promo-use.js';

/** One use of a code: whose, by which payment, for how much. */
export interface Redemption {
  /** The payment's. */
  readonly id: string;
  readonly accountId: string;
  /** Null once the account is gone. */
  readonly email: string | null;
  readonly planId: PlanId;
  readonly amountCents: Cents;
  readonly discountCents: Cents;
  readonly status: PromoUseStatus;
  readonly reservedAt: Date;
  /** When it was consumed or released. */
  readonly settledAt: Date | null;
}
