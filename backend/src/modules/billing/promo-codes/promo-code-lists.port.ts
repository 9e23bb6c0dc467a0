import type { PromoState } from '../../../kernel/promo-code.js';
import type { Page } from '../../../platform/page.js';
import type { Payment } from '../payments/index.js';
import type { PromoCode } from './promo-code.js';
import type { PromoUseStatus } from './promo-use.js';

export const PROMO_SORTS = ['newest', 'oldest', 'code', 'discount', 'uses', 'expiry'] as const;

/** `discount` and `uses`: the most first. `expiry`: the soonest first, those without one last. */
export type PromoSort = (typeof PROMO_SORTS)[number];

export interface PromoWish {
  /** As it stands at `now`. */
  readonly state: PromoState | null;
  /** Part of the code or of its description, whatever the case. */
  readonly text: string | null;
  readonly sort: PromoSort;
  readonly now: Date;
}

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

/** The codes that are not deleted, as screens read them. */
export abstract class PromoCodeLists {
  /** Goes on after the code with the id `cursor`. */
  abstract page(wish: PromoWish, cursor: string | null, size: number): Promise<Page<PromoCode>>;

  /** Also of a code that was deleted; null when there never was one. A page goes on below the id `before`. */
  abstract redemptions(codeId: string, before: string | null): Promise<Page<Redemption> | null>;

  /** Puts on record that an administrator takes them away in a file. */
  abstract noteExport(adminId: string): Promise<void>;
}
