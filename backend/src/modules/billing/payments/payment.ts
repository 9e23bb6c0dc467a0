import type { Cents } from '../../../kernel/money.js';
import { PIX_VALIDITY_SECONDS, type PlanId } from '../../../kernel/plans.js';
import type { Price } from '../plans/index.js';

/**
 * `criado`: in our books, its charge not yet known. `aguardando`: can be paid. `aprovado`: paid, plan given.
 * `expirado`, `cancelado`, `falhou`: over without money, as far as we know: money that comes late still approves it.
 * `estornado`, `contestado`: the money went back, the plan with it, if it ever came.
 */
export type PaymentStatus =
  | 'criado'
  | 'aguardando'
  | 'aprovado'
  | 'expirado'
  | 'cancelado'
  | 'falhou'
  | 'estornado'
  | 'contestado';

/** One attempt to buy a plan. */
export interface Payment {
  readonly id: string;
  readonly accountId: string;
  readonly planId: PlanId;
  readonly originalCents: Cents;
  readonly discountCents: Cents;
  readonly discountPercent: number;
  readonly amountCents: Cents;
  /** The promotional code behind the discount, and its text as it was then; both null without one. */
  readonly promoCodeId: string | null;
  readonly promoCode: string | null;
  readonly status: PaymentStatus;
  /** The gateway at which it is paid. */
  readonly provider: string;
  /** The gateway's id of the charge; null until it is known. */
  readonly chargeId: string | null;
  readonly pixCopyPaste: string | null;
  /** The receiver's name as the payer's bank shows it. */
  readonly payee: string | null;
  readonly createdAt: Date;
  /** By our clock; the gateway's own limit lies later. */
  readonly expiresAt: Date;
  readonly paidAt: Date | null;
  /** When the gateway confirmed that an unpaid charge cannot be paid any more. */
  readonly closedAt: Date | null;
  /** When the buyer asked for the money back within the days of the law; null: not asked. */
  readonly withdrawalAskedAt: Date | null;
  /** When the payer's screen last made us ask the gateway. */
  readonly askedAt: Date | null;
  /** When to check it next; null when nothing is left to do. */
  readonly nextCheckAt: Date | null;
  /** How often it was checked since its last change; once it was paid or closed, with success. */
  readonly checks: number;
}

/** What the books know of the account that pays, read in the same transaction. */
export interface Owner {
  /** The person has left: a plan would serve nobody. */
  readonly erased: boolean;
}

/**
 * Seconds that the one who opened a payment has for making its charge, before somebody else tries. It may be shorter
 * than the gateway takes: two who try get the same charge, and after a kill nobody waits long.
 */
const CHARGE_LEASE_SECONDS = 3;

export interface NewPayment {
  readonly id: string;
  readonly accountId: string;
  readonly planId: PlanId;
  readonly price: Price;
  readonly promo?: { readonly id: string; readonly code: string } | null;
  readonly provider: string;
  readonly now: Date;
}

export function newPayment({ id, accountId, planId, price, promo = null, provider, now }: NewPayment): Payment {
  return {
    id,
    accountId,
    planId,
    originalCents: price.originalCents,
    discountCents: price.discountCents,
    discountPercent: price.discountPercent,
    amountCents: price.amountCents,
    promoCodeId: promo?.id ?? null,
    promoCode: promo?.code ?? null,
    status: 'criado',
    provider,
    chargeId: null,
    pixCopyPaste: null,
    payee: null,
    createdAt: now,
    expiresAt: secondsAfter(now, PIX_VALIDITY_SECONDS),
    paidAt: null,
    closedAt: null,
    withdrawalAskedAt: null,
    askedAt: null,
    nextCheckAt: secondsAfter(now, CHARGE_LEASE_SECONDS),
    checks: 0,
  };
}

export function isOpen(payment: Payment): boolean {
  return payment.status === 'criado' || payment.status === 'aguardando';
}

/** Its code left nothing to charge. */
export function isGift(payment: Payment): boolean {
  return payment.amountCents === 0;
}

/** Whether both buy the same plan under the same code for the same money, so that one can stand for the other. */
export function sameTerms(one: Payment, other: Payment): boolean {
  return one.planId === other.planId && one.promoCodeId === other.promoCodeId && one.amountCents === other.amountCents;
}

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1_000);
}
