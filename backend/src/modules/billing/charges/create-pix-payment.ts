import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppError, invalidInput } from '../../../kernel/errors.js';
import { findPlan, type Plan } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { AccountOwners } from '../account-owners.queries.js';
import { type Payer, PaymentGateways } from '../gateways/index.js';
import { isGift, newPayment, type Payment } from '../payments/index.js';
import type { ClaimedPrice } from '../plans/index.js';
import { Payments } from '../settlement/index.js';
import { Subscriptions } from '../subscriptions/index.js';
import { CloseCharge } from './close-charge.js';
import { MakeOffer, type Offer } from './make-offer.js';
import { OpenCharge } from './open-charge.js';
import { PaymentRequests } from './payment-requests.store.js';

export interface PixRequest {
  readonly planId: string;
  readonly claimed: ClaimedPrice;
  readonly promoCode: string | null;
  /** From the caller's Idempotency-Key; null without one. */
  readonly key: string | null;
}

export interface PixPayment {
  readonly payment: Payment;
  /** The key was answered before; this is that answer's payment again. */
  readonly replayed: boolean;
}

const GLANCE_MS = 100;
/** As long as its lease: two who try get the same charge, while a failed attempt may pause for minutes. */
const MOST_GLANCES = 30;
/** One charge in the way for each plan, and once more each for somebody who was quicker. */
const MOST_TURNS = 6;

/**
 * Sells a plan for a Pix charge: one open charge an account and plan, and one for each use of a code, however often and
 * from wherever it is asked for. A charge on other terms is closed at the gateway before the new one is made.
 */
@Injectable()
export class CreatePixPayment {
  constructor(
    private readonly payments: Payments,
    private readonly requests: PaymentRequests,
    private readonly makeOffer: MakeOffer,
    private readonly openCharge: OpenCharge,
    private readonly closeCharge: CloseCharge,
    private readonly gateways: PaymentGateways,
    private readonly subscriptions: Subscriptions,
    private readonly owners: AccountOwners,
    private readonly clock: Clock,
  ) {}

  /** Throws AppError; TOKEN_EXPIRED where the account is erased meanwhile. */
  async execute(accountId: string, payer: Payer, request: PixRequest): Promise<PixPayment> {
    const plan = findPlan(request.planId);
    if (!plan) throw invalidInput('planId', 'Plano inválido. Escolha Bronze, Prata ou Ouro.');
    // Administrators may have no e-mail, and need no plan.
    if (!payer.email)
      throw new AppError('forbidden', 'PAYER_EMAIL_REQUIRED', 'Para pagar um plano, a conta precisa de um e-mail.');
    const earlier = request.key === null ? null : await this.earlier(accountId, request.key, request);
    if (earlier) return { payment: earlier, replayed: true };

    const payment = await this.paymentFor(accountId, payer, plan, request).catch(async (error: unknown) => {
      if (request.key !== null) await this.requests.end(accountId, request.key, null);
      throw error;
    });
    if (payment.status === 'falhou') {
      if (request.key !== null) await this.requests.end(accountId, request.key, null);
      // An erasure ends what is still open.
      await this.owners.seen(accountId);
      throw new AppError('bad-answer', 'PIX_NOT_CREATED', 'Erro ao gerar PIX');
    }
    if (payment.status === 'aprovado') this.subscriptions.forget(accountId);
    if (request.key !== null) await this.requests.end(accountId, request.key, payment.id);
    return { payment, replayed: false };
  }

  private async earlier(accountId: string, key: string, request: PixRequest): Promise<Payment | null> {
    const known = await this.requests.begin(accountId, key, fingerprint(request));
    if (!known.same) {
      const text = 'Esta Idempotency-Key já foi usada com outros dados.';
      throw new AppError('unprocessable', 'IDEMPOTENCY_KEY_REUSED', text);
    }
    if (known.running) {
      const text = 'Este pedido ainda está sendo processado. Tente novamente em instantes.';
      throw new AppError('conflict', 'IDEMPOTENCY_KEY_IN_USE', text, { retryAfterSeconds: 1 });
    }
    return known.answer === null ? null : this.payments.find(known.answer);
  }

  private async paymentFor(accountId: string, payer: Payer, plan: Plan, request: PixRequest): Promise<Payment> {
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const offer = await this.makeOffer.make(plan, request.promoCode, request.claimed);
      await this.makeOffer.admit(offer, accountId);
      const own = this.newPayment(accountId, offer);
      const opening = await this.payments.open(own, payer);
      switch (opening.outcome) {
        case 'open':
          return this.charged(opening.payment, own);
        case 'in-the-way': {
          const closed = await this.replace(opening.payment);
          if (closed.status === 'aprovado') return closed;
          break;
        }
        case 'no-use':
          await this.makeOffer.explainNoUse(offer, accountId);
          break;
        case 'gone':
          await this.owners.seen(accountId);
      }
    }
    const text = 'Outro pagamento desta conta está sendo criado. Aguarde e tente novamente.';
    throw new AppError('conflict', 'PAYMENT_BUSY', text);
  }

  private newPayment(accountId: string, { plan, price, promo }: Offer): Payment {
    const { provider } = this.gateways.chosen;
    return newPayment({ id: newId(), accountId, planId: plan.id, price, promo, provider, now: this.clock.now() });
  }

  /** The payment with its charge, which is made by whoever opened it; a gift has none. */
  private async charged(open: Payment, own: Payment): Promise<Payment> {
    if (isGift(open)) return open;
    const current = open.id === own.id ? open : await this.whileAnotherMakesIt(open);
    return current.status === 'criado' ? this.makeCharge(current) : current;
  }

  /** Money that was on its way is not lost: then the charge that it paid is what the account gets. */
  private async replace(payment: Payment): Promise<Payment> {
    const current = await this.whileAnotherMakesIt(payment);
    return this.closeCharge.replace(current.status === 'criado' ? await this.makeCharge(current) : current);
  }

  /** The second of two tabs: the first one is making the charge, or died over it, which its lease tells. */
  private async whileAnotherMakesIt(payment: Payment): Promise<Payment> {
    let current = payment;
    for (let glance = 0; glance < MOST_GLANCES && isLeased(current, this.clock.now()); glance++) {
      await sleep(GLANCE_MS);
      current = (await this.payments.find(payment.id)) ?? current;
    }
    return current;
  }

  /** When the gateway fails, the payment stays in the books and the next attempt goes on with it, at once. */
  private async makeCharge(payment: Payment): Promise<Payment> {
    try {
      return await this.openCharge.open(payment);
    } catch (error) {
      const now = this.clock.now();
      await this.payments.change({ id: payment.id }, ({ status }) => ({
        changes: status === 'criado' ? { nextCheckAt: now } : {},
        facts: [],
      }));
      throw error;
    }
  }
}

function isLeased({ status, nextCheckAt }: Payment, now: Date): boolean {
  return status === 'criado' && nextCheckAt !== null && nextCheckAt > now;
}

function fingerprint({ planId, claimed, promoCode }: PixRequest): Buffer {
  const { amount, originalAmount, discount } = claimed;
  return createHash('sha256')
    .update(JSON.stringify([planId, amount, originalAmount, discount, promoCode]))
    .digest();
}
