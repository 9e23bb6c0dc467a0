import { isGift, isOpen, type Payment, secondsAfter } from './payment.js';
import { AFTERCARE_SECONDS, PAID_CARE_SECONDS } from './payment-steps.js';

/** What a payment needs when its time to be checked has come. */
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
    case 'aprovado':
      return isGift(payment) ? 'none' : 'look';
    case 'estornado':
    case 'contestado':
      return 'none';
  }
}

/** When to check it next, after a look that changed nothing; null when it is done with. */
export function nextCheck(payment: Payment, now: Date, recheckSeconds: number): Date | null {
  if (careOf(payment, now) === 'none') return null;
  if (isOpen(payment)) {
    const soon = secondsAfter(now, recheckSeconds);
    return soon < payment.expiresAt || payment.expiresAt <= now ? soon : payment.expiresAt;
  }
  if (payment.status === 'aprovado') return afterLook(PAID_CARE_SECONDS, payment, now);
  if (payment.closedAt === null) return secondsAfter(now, Math.min(recheckSeconds * 2 ** payment.checks, 600));
  return afterLook(AFTERCARE_SECONDS, payment, now);
}

function afterLook(pauses: readonly number[], { checks }: Payment, now: Date): Date | null {
  const wait = pauses[checks];
  return wait === undefined ? null : secondsAfter(now, wait);
}
