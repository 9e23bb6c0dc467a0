import type { OwnUses, PromoCode } from './promo-code.js';

/** The promotional codes, for those who would use one. */
export abstract class PromoCodes {
  /** By its text in upper case; null when there is none such, or when it was deleted. */
  abstract find(code: string): Promise<PromoCode | null>;

  abstract usesOf(codeId: string, accountId: string): Promise<OwnUses>;
}
