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

/**
 * What is noted after a check that changed nothing: how many there were, and when to come again; null when it is done with. Of
 * the few looks that follow the end, one that failed is made up for soon and does not count.
 */
export function afterCheck(
  payment: Payment,
  answered: boolean,
  now: Date,
  recheckSeconds: number,
): Pick<Payment, 'checks' | 'nextCheckAt'> {
  const { checks } = payment;
  if (!answered && looksPlanned(payment)) return { checks, nextCheckAt: secondsAfter(now, LONGEST_PAUSE_SECONDS) };
  return { checks: checks + 1, nextCheckAt: nextCheck({ ...payment, checks: checks + 1 }, now, recheckSeconds) };
}

const LONGEST_PAUSE_SECONDS = 600;

function nextCheck(payment: Payment, now: Date, recheckSeconds: number): Date | null {
  if (careOf(payment, now) === 'none') return null;
  if (isOpen(payment)) {
    const soon = secondsAfter(now, recheckSeconds);
    return soon < payment.expiresAt || payment.expiresAt <= now ? soon : payment.expiresAt;
  }
  const planned = looksPlanned(payment);
  const wait = planned
    ? planned[payment.checks]
    : Math.min(recheckSeconds * 2 ** payment.checks, LONGEST_PAUSE_SECONDS);
  return wait === undefined ? null : secondsAfter(now, wait);
}

/** The pauses between the looks at a charge that was paid or closed; null: it is still to be brought to its end. */
function looksPlanned({ status, closedAt }: Payment): readonly number[] | null {
  if (status === 'aprovado') return PAID_CARE_SECONDS;
  return closedAt && AFTERCARE_SECONDS;
}
