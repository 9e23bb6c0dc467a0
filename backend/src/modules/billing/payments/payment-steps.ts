import type { Cents } from '../../../kernel/money.js';
import { PIX_VALIDITY_SECONDS } from '../../../kernel/plans.js';
import { type Charge, type ChargeState, withoutSurplus } from './charge.js';
import { isGift, isOpen, type Owner, type Payment, type PaymentStatus, secondsAfter } from './payment.js';
import { type GivenPayment, withdrawalRefusal } from './withdrawal.js';

/** How kinds of lines begin that tell of a part. */
export const PART_BACK = 'estorno_parcial:';

/**
 * `divergente`: what the gateway returned differs from what was agreed on. `retido`: money came that buys nothing; `devolvido`:
 * it went back. The last two name the charge when it is not the payment's own. `estorno_pedido`: a refund was asked for.
 * `estorno_parcial`: a part went back, the plan stays; it names how much has gone back by then.
 */
export type FactKind =
  | PaymentStatus
  | 'divergente'
  | 'codigo_excedente'
  | 'arrependimento_pedido'
  | 'estorno_pedido'
  | 'sem_conta'
  | 'retido'
  | 'devolvido'
  | `${typeof PART_BACK}${Cents}`
  | `retido:${string}`
  | `devolvido:${string}`;

/**
 * One line of the payment's ledger; a kind is written once a payment. Money in is positive, money back negative. A
 * `devolvido` is written only after its `retido`, over the same amount; other money back is told as all that went back so
 * far, and written is what the ledger does not have of it.
 */
export interface Fact {
  readonly kind: FactKind;
  readonly amountCents: Cents;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Money that is to go back: all that was paid on a charge, or a Pix that came on top. Asked for twice, it is given back once. */
export interface RefundRequest {
  readonly chargeId: string;
  readonly reason: 'valor_divergente' | 'cobranca_em_dobro' | 'conta_encerrada' | RefundReason;
  /** The admin who asked; null when the rules did. */
  readonly askedBy: string | null;
}

/** Why an admin gives money back. */
export const REFUND_REASONS = ['arrependimento', 'falha_do_servico', 'outro'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What one event does to a payment: the fields that change, the lines for the ledger, the refunds that are requested. */
export interface Step {
  readonly changes: Partial<Payment>;
  readonly facts: readonly Fact[];
  readonly refunds?: readonly RefundRequest[];
}

export const NO_STEP: Step = { changes: {}, facts: [] };

/** The charge was made: from now on it can be paid, for the whole validity, which ends by our own clock. */
export function attachCharge(payment: Payment, charge: Charge, payee: string, now: Date): Step {
  if (payment.chargeId !== null) return NO_STEP;
  const known = { chargeId: charge.id, pixCopyPaste: charge.pixCopyPaste, payee };
  if (payment.status !== 'criado') return { changes: { ...known, ...checkAt(now) }, facts: [] };
  return {
    changes: {
      ...known,
      status: 'aguardando',
      expiresAt: earlier(secondsAfter(now, PIX_VALIDITY_SECONDS), charge.payableUntil),
      ...checkAt(secondsAfter(now, FIRST_LOOK_SECONDS)),
    },
    facts: [fact('aguardando', 0, { cobranca: charge.id })],
  };
}

/** The gateway refused the charge for good, or answered one that may not be shown; such a one is still to be cancelled. */
export function refuseCharge(payment: Payment, chargeId: string | null, reason: string, now: Date): Step {
  if (payment.status !== 'criado') return NO_STEP;
  return {
    changes: { status: 'falhou', chargeId, ...(chargeId ? checkAt(now) : { nextCheckAt: null }) },
    facts: [fact('falhou', 0, { motivo: reason })],
  };
}

/** Our clock ran out. The charge is still to be cancelled at the gateway; money that comes before that still counts. */
export function expire(payment: Payment, now: Date): Step {
  if (payment.status !== 'aguardando' || payment.expiresAt > now) return NO_STEP;
  return { changes: { status: 'expirado', ...checkAt(now) }, facts: [fact('expirado')] };
}

/** The payer chose something else instead. The charge is still to be cancelled; money that comes before that still counts. */
export function replace(payment: Payment, now: Date): Step {
  if (payment.status !== 'aguardando') return NO_STEP;
  return {
    changes: { status: 'cancelado', ...checkAt(now) },
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

/**
 * The gateway knows no such charge. It may be asked in the name of another account than the one that made the charge, at
 * which it may have been paid: only days after its end there is nothing left to wait for, unless it was replaced.
 */
export function forget(payment: Payment, now: Date, replaced = false): Step {
  const waits = !replaced && payment.chargeId !== null && now < secondsAfter(payment.expiresAt, UNKNOWN_CARE_SECONDS);
  if (waits || isOpen(payment) || isSettled(payment)) return NO_STEP;
  return { changes: { closedAt: now, nextCheckAt: null }, facts: [] };
}

/** The buyer withdraws, once a payment. The plan goes on until the money has gone back. */
export function askWithdrawal(payment: GivenPayment, now: Date): Step {
  if (payment.withdrawalAskedAt !== null || withdrawalRefusal(payment, now)) return NO_STEP;
  return { changes: { withdrawalAskedAt: now }, facts: [fact('arrependimento_pedido')] };
}

/** An admin gives the money of a plan back. The plan ends when the gateway has done so. */
export function askRefund(payment: Payment, reason: RefundReason, askedBy: string): Step {
  if (payment.status !== 'aprovado' || payment.chargeId === null) return NO_STEP;
  return {
    changes: {},
    facts: [fact('estorno_pedido', 0, { motivo: reason })],
    refunds: [{ chargeId: payment.chargeId, reason, askedBy }],
  };
}

/** What the gateway returns about a charge, applied to its payment. The same answer twice changes nothing. */
export function observe(payment: Payment, charge: Charge, owner: Owner, now: Date): Step {
  const difference = differenceOf(payment, charge);
  if (difference) return diverge(payment, charge, difference, owner, now);
  switch (charge.state) {
    case 'pending':
      return NO_STEP;
    case 'paid':
      return owner.erased && !isSettled(payment)
        ? retain(charge, 'conta_encerrada', [fact('sem_conta')], now)
        : approve(payment, charge, now);
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
  if (payment.status === 'aprovado') return { changes: {}, facts: returnedPart(charge) };
  if (isSettled(payment)) return NO_STEP;
  return {
    changes: {
      status: 'aprovado',
      chargeId: charge.id,
      paidAt: charge.paidAt ?? now,
      closedAt: null,
      ...checkAt(secondsAfter(now, PAID_CARE_SECONDS[0] ?? 0)),
    },
    facts: [
      fact('aprovado', charge.amountCents, { cobranca: charge.id, antes: payment.status }),
      ...returnedPart(charge),
    ],
  };
}

/** A part that went back by the gateway's panel or the payer's bank. */
function returnedPart({ id, amountCents, returnedCents }: Charge): Fact[] {
  if (returnedCents <= 0 || returnedCents >= amountCents) return [];
  return [fact(`${PART_BACK}${returnedCents}`, -returnedCents, { cobranca: id })];
}

/** The gateway confirms that the charge is over; it is still looked at a few times, since money may have crossed. */
function close(payment: Payment, status: 'expirado' | 'cancelado' | 'falhou', now: Date): Step {
  if (isSettled(payment) || payment.closedAt !== null) return NO_STEP;
  const ended = { closedAt: now, ...checkAt(secondsAfter(now, AFTERCARE_SECONDS[0] ?? 60)) };
  if (!isOpen(payment)) return { changes: ended, facts: [] };
  return { changes: { status, ...ended }, facts: [fact(status)] };
}

/**
 * The money went back. If it never bought anything, the payment ends all the same, so that an older answer of the
 * gateway, heard late, cannot approve it.
 */
function giveBack(payment: Payment, status: 'estornado' | 'contestado', charge: Charge, now: Date): Step {
  if (payment.status === 'aprovado') {
    return { changes: { status, nextCheckAt: null }, facts: [fact(status, -payment.amountCents)] };
  }
  if (isSettled(payment)) return NO_STEP;
  const facts = [fact(status, 0, { antes: payment.status }), fact('devolvido')];
  return { changes: { status, chargeId: charge.id, ...over(now) }, facts };
}

/** Money came that cannot buy the plan: it is kept account of and goes back, each Pix alone. */
function retain(charge: Charge, reason: RefundRequest['reason'], why: readonly Fact[], now: Date): Step {
  const { amountCents } = withoutSurplus(charge);
  const own: Step = {
    changes: { status: 'falhou', chargeId: charge.id, ...over(now) },
    facts: [fact('falhou', 0, { motivo: reason }), fact('retido', amountCents, { cobranca: charge.id })],
    refunds: [{ chargeId: charge.id, reason, askedBy: null }],
  };
  return withSurplus(own, charge, why);
}

/** The ledger stores what was returned; money that came goes back, but for a Pix that alone pays; a payment that was still open is over. */
function diverge(payment: Payment, charge: Charge, difference: string, owner: Owner, now: Date): Step {
  const details = {
    diferenca: difference,
    cobranca: charge.id,
    situacao: charge.state,
    recebido: charge.amountCents,
    moeda: charge.currency,
    referencia: charge.reference,
  };
  const facts = [fact('divergente', 0, details)];
  const gone = goneBy(charge.state);
  if (difference === 'cobranca') return secondCharge(charge, facts);
  const own = withoutSurplus(charge);
  const bought = paysAlone(payment, own) ? approve(payment, own, now) : NO_STEP;
  if (difference === 'valor' && isSettled(payment) && (payment.paidAt !== null || charge.surplus.length > 0)) {
    return gone ? giveBack(payment, gone, charge, now) : withSurplus(bought, charge, facts);
  }
  if (difference === 'referencia' || isSettled(payment)) return { changes: {}, facts };
  if (charge.state === 'paid' && difference === 'valor') {
    if (bought !== NO_STEP && !owner.erased) return withSurplus(bought, charge, facts);
    return retain(charge, 'valor_divergente', facts, now);
  }
  if (gone) return giveBack(payment, gone, charge, now);
  if (!isOpen(payment)) return { ...(charge.state === 'pending' ? NO_STEP : close(payment, 'falhou', now)), facts };
  const afterwards = charge.state === 'pending' ? checkAt(now) : over(now);
  return {
    changes: { status: 'falhou', chargeId: charge.id, ...afterwards },
    facts: [...facts, fact('falhou', 0, { motivo: 'divergente' })],
  };
}

/** Whether the plan was paid, and still is, by what came first. A charge of which money was retained is on its way back as a whole. */
function paysAlone({ status, amountCents }: Payment, own: Charge): boolean {
  return status !== 'falhou' && own.amountCents === amountCents && own.returnedCents < amountCents;
}

/** The payment stands for one Pix, with which it does the step `own`. Those that came on top of it go back, each alone. */
function withSurplus(own: Step, { surplus }: Charge, facts: readonly Fact[]): Step {
  return {
    changes: own.changes,
    facts: [...facts, ...own.facts, ...surplus.map(({ id, amountCents }) => fact(`retido:${id}`, amountCents))],
    refunds: [
      ...(own.refunds ?? []),
      ...surplus.map(({ id }) => ({ chargeId: id, reason: 'cobranca_em_dobro' as const, askedBy: null })),
    ],
  };
}

/** A payment has one charge. Money on another one made for it goes back, and changes nothing else. */
function secondCharge(charge: Charge, facts: readonly Fact[]): Step {
  if (charge.state === 'paid') {
    return {
      changes: {},
      facts: [...facts, fact(`retido:${charge.id}`, charge.amountCents)],
      refunds: [{ chargeId: charge.id, reason: 'cobranca_em_dobro', askedBy: null }],
    };
  }
  return { changes: {}, facts: goneBy(charge.state) ? [...facts, fact(`devolvido:${charge.id}`)] : facts };
}

/** What a payment becomes whose money has gone back; null where it has not. */
function goneBy(state: ChargeState): 'estornado' | 'contestado' | null {
  if (state === 'refunded') return 'estornado';
  return state === 'disputed' ? 'contestado' : null;
}

function differenceOf(payment: Payment, charge: Charge): string | null {
  if (charge.reference !== payment.id) return 'referencia';
  if (payment.chargeId !== null && payment.chargeId !== charge.id) return 'cobranca';
  if (charge.currency !== 'BRL') return 'moeda';
  return charge.amountCents === payment.amountCents && charge.surplus.length === 0 ? null : 'valor';
}

function isSettled({ status }: Payment): boolean {
  return status === 'aprovado' || status === 'estornado' || status === 'contestado';
}

function fact(kind: FactKind, amountCents: Cents = 0, details: Fact['details'] = {}): Fact {
  return { kind, amountCents, details };
}

function over(now: Date): Pick<Payment, 'closedAt' | 'nextCheckAt'> {
  return { closedAt: now, nextCheckAt: null };
}

function earlier(ours: Date, theirs: Date | null): Date {
  return theirs !== null && theirs < ours ? theirs : ours;
}

function checkAt(when: Date): Pick<Payment, 'nextCheckAt' | 'checks'> {
  return { nextCheckAt: when, checks: 0 };
}

const FIRST_LOOK_SECONDS = 15;
const UNKNOWN_CARE_SECONDS = 3 * 86_400;

/** After a charge is over it is looked at this long after each look before; then it is left alone. */
export const AFTERCARE_SECONDS: readonly number[] = [60, 600, 3_600, 86_400];
/**
 * A paid charge is looked at this long after each look before, in case no webhook said that its money went back: soon, at
 * the end of the right to withdraw, and until a payer's bank may dispute it no more (80 days).
 */
export const PAID_CARE_SECONDS: readonly number[] = [3_600, 86_400, 604_800, 2_592_000, 4_320_000];
