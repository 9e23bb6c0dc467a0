import { isOpen, type Payment } from '../payments/index.js';

/**
 * `reservado` when the payment is opened, `consumido` when it is paid, `liberado` when it can no longer be paid.
 * `excedente`: paid although its use had been released and given to somebody else; it is not counted.
 */
export type PromoUseStatus = 'reservado' | 'consumido' | 'liberado' | 'excedente';

/**
 * What a payment's state means for its use of a code. A charge that may still be paid keeps its use, expired or not,
 * until the gateway confirms that it is closed. Money that goes back leaves the use consumed, unless it never bought
 * the plan.
 */
export function fateOfUse(payment: Payment): 'keep' | 'consume' | 'release' {
  if (payment.status === 'aprovado') return 'consume';
  if (isOpen(payment)) return 'keep';
  if (payment.status === 'estornado' || payment.status === 'contestado') return payment.paidAt ? 'keep' : 'release';
  return payment.closedAt !== null || payment.chargeId === null ? 'release' : 'keep';
}
