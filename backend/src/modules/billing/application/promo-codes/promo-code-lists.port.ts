import type { PromoState } from '../../../../kernel/promo-code.js';
import type { Page } from '../../../../platform/page.js';
import type { PromoCode } from '../../domain/promo-code.js';

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

/** The codes that are not deleted, as screens read them. */
export abstract class PromoCodeLists {
  /** Goes on after the code with the id `cursor`. */
  abstract page(wish: PromoWish, cursor: string | null, size: number): Promise<Page<PromoCode>>;

  /** Puts on record that an administrator takes them away in a file. */
  abstract noteExport(adminId: string): Promise<void>;
}
