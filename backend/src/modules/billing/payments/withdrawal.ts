import { brazilianDay } from '../../../kernel/brazilian-day.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { AppError } from '../../../kernel/errors.js';
import { isGift, type Payment } from './payment.js';

/** Days in which who bought at a distance may withdraw without a reason (Law 8.078/1990, article 49). */
const WITHDRAWAL_DAYS = 7;

const LAST_DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** A payment, and when its plan was given: later than it was paid where we learned of that late; null: no plan. */
export type GivenPayment = Payment & { readonly grantedAt: Date | null };

/** Until when the buyer may withdraw: the day of the purchase is not counted, the seventh one counts whole, in Brasília. */
export function withdrawalEndsAt(boughtAt: Date): Date {
  return new Date(brazilianDay(boughtAt).endsAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
}

/** Until when the buyer of this payment may withdraw, or might have; null: there is no money of it to give back. */
export function withdrawalUntil(payment: GivenPayment): Date | null {
  const { status, paidAt, grantedAt } = payment;
  if (status !== 'aprovado' || isGift(payment) || !paidAt) return null;
  return withdrawalEndsAt(grantedAt && grantedAt > paidAt ? grantedAt : paidAt);
}

/** Why the buyer may not ask for the money back, WITHDRAWAL_NOT_POSSIBLE or WITHDRAWAL_OVER; null: the buyer may, or has. */
export function withdrawalRefusal(payment: GivenPayment, now: Date): AppError | null {
  const until = withdrawalUntil(payment);
  if (!until) {
    const text = 'Só é possível desistir de um pagamento aprovado e com valor pago.';
    return new AppError('conflict', 'WITHDRAWAL_NOT_POSSIBLE', text);
  }
  if (payment.withdrawalAskedAt || now < until) return null;
  const lastDay = LAST_DAY.format(new Date(until.getTime() - 1));
  return new AppError('conflict', 'WITHDRAWAL_OVER', `O prazo de 7 dias para desistir terminou em ${lastDay}.`);
}
