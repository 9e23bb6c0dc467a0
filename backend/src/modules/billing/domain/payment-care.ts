import { isOpen, type Payment, secondsAfter } from './payment.js';
import { AFTERCARE_SECONDS } from './payment-steps.js';

/** What a payment needs when its time to be looked after has come. */
export type Care = 'make-charge' | 'abandon' | 'look' | 'expire' | 'cancel' | 'none';

export function careOf(payment: Payment, now: Date): Care {
  const inTime = payment.expiresAt > now;
  switch (payment.status) {
    case 'criado':
      return inTime ? 'make-charge' : 'abandon';
    case 'aguardando':
      return inTime ? 'look' : 'expire';
    case 'expirado':
    case 'cancelado':
    case 'falhou':
      if (payment.chargeId === null) return 'none';
      return payment.closedAt === null ? 'cancel' : 'look';
    default:
      return 'none';
  }
}

/** When to look after it next, after a look that changed nothing; null when it is done with. */
export function nextCheck(payment: Payment, now: Date, recheckSeconds: number): Date | null {
  if (careOf(payment, now) === 'none') return null;
  if (isOpen(payment)) {
    const soon = secondsAfter(now, recheckSeconds);
    return soon < payment.expiresAt || payment.expiresAt <= now ? soon : payment.expiresAt;
  }
  if (payment.closedAt === null) return secondsAfter(now, Math.min(recheckSeconds * 2 ** payment.checks, 600));
  const wait = AFTERCARE_SECONDS[payment.checks];
  return wait === undefined ? null : secondsAfter(now, wait);
}
