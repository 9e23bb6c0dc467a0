import { discountCents } from '../../../kernel/discount.js';
import { AppError, invalidInput } from '../../../kernel/errors.js';
import { PLANS } from '../../../kernel/plans.js';
import { normalisePromoCode, PROMO_TEXTS } from '../../../kernel/promo-code.js';
import type { PromoCode } from './promo-code.js';

/** What an administrator may set. */
export type PromoTerms = Pick<
  PromoCode,
  'code' | 'percent' | 'description' | 'planIds' | 'startsAt' | 'expiresAt' | 'maxUses' | 'maxUsesPerAccount' | 'active'
>;

export const OPEN_TERMS: Omit<PromoTerms, 'code' | 'percent'> = {
  description: null,
  planIds: null,
  startsAt: null,
  expiresAt: null,
  maxUses: null,
  maxUsesPerAccount: null,
  active: true,
};

/** Throws where a code would be given an end that has passed already; one that is over may still be changed otherwise. */
export function notOver({ expiresAt }: Partial<PromoTerms>, now: Date): void {
  if (expiresAt && expiresAt <= now) throw invalidInput('expiryDate', PROMO_TEXTS.over);
}

/**
 * The code on its new terms; throws when they contradict each other or what was used already. A code that gives plans
 * away is for once an account unless the administrator names another number.
 */
export function withTerms(code: PromoCode, terms: PromoTerms): PromoCode {
  const { startsAt, expiresAt, maxUses, percent } = terms;
  if (startsAt !== null && expiresAt !== null && startsAt >= expiresAt) {
    throw invalidInput('startsAt', PROMO_TEXTS.period);
  }
  if (maxUses !== null && maxUses < code.uses) {
    const text = `O máximo de usos não pode ser menor que os usos já feitos (${code.uses})`;
    throw new AppError('conflict', 'PROMO_CODE_MAX_BELOW_USES', text, { details: { currentUses: code.uses } });
  }
  const gift = PLANS.some(({ priceCents }) => discountCents(priceCents, percent) === priceCents);
  return {
    ...code,
    ...terms,
    code: normalisePromoCode(terms.code),
    maxUsesPerAccount: terms.maxUsesPerAccount ?? (gift ? 1 : null),
  };
}
