import type { Cents } from '../../../kernel/money.js';
import { PIX_VALIDITY_SECONDS } from '../../../kernel/plans.js';
import type { Charge } from './charge.js';
import { isGift, isOpen, type Payment, type PaymentStatus, secondsAfter } from './payment.js';

export type FactKind = PaymentStatus | 'divergente' | 'codigo_excedente';

/** One line of the payment's ledger; a kind is written once a payment. Money in is positive, money back negative. */
export interface Fact {
  readonly kind: FactKind;
  readonly amountCents: Cents;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What one event does to a payment: the fields that change and the lines for the ledger. */
export interface Step {
  readonly changes: Partial<Payment>;
  readonly facts: readonly Fact[];
}

export const NO_STEP: Step = { changes: {}, facts: [] };

/** The charge was made: from now on it can be paid, for the whole validity, which ends by our own clock. */
export function attachCharge(payment: Payment, charge: Charge, payee: string, now: Date): Step {
  if (payment.chargeId !== null) return NO_STEP;
  const known = { chargeId: charge.id, pixCopyPaste: charge.pixCopyPaste, payee };
  if (payment.status !== 'criado') return { changes: { ...known, ...lookAfter(now) }, facts: [] };
  return {
    changes: {
      ...known,
      status: 'aguardando',
      expiresAt: secondsAfter(now, PIX_VALIDITY_SECONDS),
      ...lookAfter(secondsAfter(now, FIRST_LOOK_SECONDS)),
    },
    facts: [fact('aguardando', 0, { cobranca: charge.id })],
  };
}

/** The gateway refused the charge for good, or answered one that may not be shown; such a one is still to be cancelled. */
export function refuseCharge(payment: Payment, chargeId: string | null, reason: string, now: Date): Step {
  if (payment.status !== 'criado') return NO_STEP;
  return {
    changes: { status: 'falhou', chargeId, ...(chargeId ? lookAfter(now) : { nextCheckAt: null }) },
    facts: [fact('falhou', 0, { motivo: reason })],
  };
}

/** Our clock ran out. The charge is still to be cancelled at the gateway; money that comes before that still counts. */
export function expire(payment: Payment, now: Date): Step {
  if (payment.status !== 'aguardando' || payment.expiresAt > now) return NO_STEP;
  return { changes: { status: 'expirado', ...lookAfter(now) }, facts: [fact('expirado')] };
}

/** The payer chose something else instead. The charge is still to be cancelled; money that comes before that still counts. */
export function replace(payment: Payment, now: Date): Step {
  if (payment.status !== 'aguardando') return NO_STEP;
  return {
    changes: { status: 'cancelado', ...lookAfter(now) },
    facts: [fact('cancelado', 0, { motivo: 'substituido' })],
  };
}

/** There is nothing to charge: the plan is given at once, with a receipt of nothing. */
export function give(payment: Payment, now: Date): Step {
  if (payment.status !== 'criado' || !isGift(payment)) return NO_STEP;
  return {
    changes: { status: 'aprovado', paidAt: now, nextCheckAt: null },
    facts: [fact('aprovado', 0, { codigo: payment.promoCode })],
  };
}

/** The gateway knows no such charge, so there is nothing that could still be paid. */
export function forget(payment: Payment, now: Date): Step {
  if (isOpen(payment) || isSettled(payment)) return NO_STEP;
  return { changes: { closedAt: now, nextCheckAt: null }, facts: [] };
}

/** What the gateway tells about a charge, applied to its payment. Telling the same twice changes nothing. */
export function observe(payment: Payment, charge: Charge, now: Date): Step {
  const difference = differenceOf(payment, charge);
  if (difference) return diverge(payment, charge, difference, now);
  switch (charge.state) {
    case 'pending':
      return NO_STEP;
    case 'paid':
      return approve(payment, charge, now);
    case 'cancelled':
      return close(payment, payment.expiresAt > now ? 'cancelado' : 'expirado', now);
    case 'rejected':
      return close(payment, 'falhou', now);
    case 'refunded':
      return giveBack(payment, 'estornado', charge, now);
    case 'disputed':
      return giveBack(payment, 'contestado', charge, now);
  }
}

function approve(payment: Payment, charge: Charge, now: Date): Step {
  if (isSettled(payment)) return NO_STEP;
  return {
    changes: {
      status: 'aprovado',
      chargeId: charge.id,
      paidAt: charge.paidAt ?? now,
      closedAt: null,
      nextCheckAt: null,
    },
    facts: [fact('aprovado', charge.amountCents, { cobranca: charge.id, antes: payment.status })],
  };
}

/** The gateway confirms that the charge is over; it is still looked at a few times, since money may have crossed. */
function close(payment: Payment, status: 'expirado' | 'cancelado' | 'falhou', now: Date): Step {
  if (isSettled(payment) || payment.closedAt !== null) return NO_STEP;
  const over = { closedAt: now, ...lookAfter(secondsAfter(now, AFTERCARE_SECONDS[0] ?? 60)) };
  if (!isOpen(payment)) return { changes: over, facts: [] };
  return { changes: { status, ...over }, facts: [fact(status)] };
}

/** Money that came and went before we heard of it bought nothing: there is only a payment to end. */
function giveBack(payment: Payment, status: 'estornado' | 'contestado', charge: Charge, now: Date): Step {
  if (payment.status !== 'aprovado') return close(payment, 'cancelado', now);
  return { changes: { status, nextCheckAt: null }, facts: [fact(status, -charge.amountCents)] };
}

/** Never activates. The ledger keeps what came for an admin to see; a payment that was still open is over. */
function diverge(payment: Payment, charge: Charge, difference: string, now: Date): Step {
  const details = {
    diferenca: difference,
    cobranca: charge.id,
    situacao: charge.state,
    recebido: charge.amountCents,
    moeda: charge.currency,
    referencia: charge.reference,
  };
  const facts = [fact('divergente', 0, details)];
  const itsOwn = difference !== 'referencia' && difference !== 'cobranca';
  if (!isOpen(payment) || !itsOwn) return { changes: {}, facts };
  const afterwards = charge.state === 'pending' ? lookAfter(now) : { closedAt: now, nextCheckAt: null };
  return {
    changes: { status: 'falhou', chargeId: charge.id, ...afterwards },
    facts: [...facts, fact('falhou', 0, { motivo: 'divergente' })],
  };
}

function differenceOf(payment: Payment, charge: Charge): string | null {
  if (charge.reference !== payment.id) return 'referencia';
  if (payment.chargeId !== null && payment.chargeId !== charge.id) return 'cobranca';
  if (charge.currency !== 'BRL') return 'moeda';
  return charge.amountCents === payment.amountCents ? null : 'valor';
}

function isSettled({ status }: Payment): boolean {
  return status === 'aprovado' || status === 'estornado' || status === 'contestado';
}

function fact(kind: FactKind, amountCents: Cents = 0, details: Fact['details'] = {}): Fact {
  return { kind, amountCents, details };
}

function lookAfter(when: Date): Pick<Payment, 'nextCheckAt' | 'checks'> {
  return { nextCheckAt: when, checks: 0 };
}

const FIRST_LOOK_SECONDS = 15;

/** After a charge is over it is looked at this long after each look before; then it is left alone. */
export const AFTERCARE_SECONDS: readonly number[] = [60, 600, 3_600, 86_400];
