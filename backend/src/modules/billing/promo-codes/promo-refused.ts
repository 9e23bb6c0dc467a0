import { AppError } from '../../../kernel/errors.js';
import { centsToReais } from '../../../kernel/reais.js';
import type { Price } from '../plans/index.js';
import type { PromoRefusal } from './promo-code.js';

/** An unknown code is refused like one that was switched off. */
const REFUSALS: Readonly<Record<PromoRefusal, { readonly code: string; readonly text: string }>> = {
  inactive: { code: 'PROMO_CODE_INVALID', text: 'Código promocional inválido' },
  'not-started': { code: 'PROMO_CODE_NOT_STARTED', text: 'Este código promocional ainda não começou a valer.' },
  expired: { code: 'PROMO_CODE_EXPIRED', text: 'Este código promocional expirou.' },
  'not-for-plan': { code: 'PROMO_CODE_NOT_FOR_PLAN', text: 'Este código promocional não vale para este plano.' },
  exhausted: { code: 'PROMO_CODE_EXHAUSTED', text: 'Este código promocional esgotou.' },
  used: { code: 'PROMO_CODE_USED', text: 'Você já usou este código promocional.' },
};

/** The answer to someone who asks whether a code is good. */
export function invalidPromoCode(refusal: PromoRefusal): AppError {
  const { code, text } = REFUSALS[refusal];
  return new AppError('unprocessable', code, text, { extra: { valid: false, message: text } });
}

/** The answer to someone who would pay with the code: nothing was charged, and this is the price without it. */
export function promoRefused(refusal: PromoRefusal, without: Price): AppError {
  const { code, text } = REFUSALS[refusal];
  return new AppError(refusal === 'inactive' ? 'unprocessable' : 'conflict', code, text, {
    details: priceDetails(without),
  });
}

/** What costs nothing, or is held by others whose e-mail is not confirmed, goes to who has confirmed one. */
export const emailNotConfirmed = (): AppError =>
  new AppError('forbidden', 'EMAIL_NOT_CONFIRMED', 'Confirme seu e-mail para usar este código promocional.');

/** The figures of a price as the wire has them: reais and per cent. */
export function priceDetails({ amountCents, originalCents, discountPercent }: Price): Record<string, number> {
  return {
    amount: centsToReais(amountCents),
    originalAmount: centsToReais(originalCents),
    discount: discountPercent,
  };
}
