import type { AdminDeed } from '../../../kernel/admin-deed.js';
import type { PromoCode } from './promo-code.js';

/** What an administrator decided about a code: what it is from now on, and the line for the record. */
export interface PromoDecision {
  readonly code: PromoCode;
  readonly deed: AdminDeed;
}

/** The promotional codes, for those who make them. A text belongs to one code that is not deleted: else `taken`. */
export abstract class PromoCatalogue {
  /** Everything in one transaction with the record of it. */
  abstract add(decision: PromoDecision): Promise<'added' | 'taken'>;

  /** Locks the code, so that its uses stand still, and writes what `decide` says. Null: there is no such code. */
  abstract change(id: string, decide: (code: PromoCode) => PromoDecision): Promise<PromoCode | 'taken' | null>;
}
