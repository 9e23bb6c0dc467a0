import type { Page } from '../../../platform/page.js';
import type { Payment } from '../domain/payment.js';
import type { PromoUseStatus } from '../domain/promo-use.js';

/** One use of a code: whose, by which payment, for how much. */
export interface Redemption {
  /** Null once the account is gone. */
  readonly email: string | null;
  readonly payment: Pick<Payment, 'id' | 'accountId' | 'planId' | 'amountCents' | 'discountCents'>;
  readonly status: PromoUseStatus;
  readonly reservedAt: Date;
  /** When it was consumed or released. */
  readonly settledAt: Date | null;
}

/** What screens read; a page goes on below the id `before`. */
export abstract class BillingLists {
  abstract payments(accountId: string, before: string | null): Promise<Page<Payment>>;

  /** Also of a code that was deleted; null when there never was one. */
  abstract redemptions(codeId: string, before: string | null): Promise<Page<Redemption> | null>;
}
