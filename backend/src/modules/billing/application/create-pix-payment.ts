import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppError, invalidInput } from '../../../kernel/errors.js';
import { centsToReais } from '../../../kernel/money.js';
import { findPlan, type Plan } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { newPayment, type Payment } from '../domain/payment.js';
import { agrees, type ClaimedPrice, type Price, priceOf } from '../domain/price.js';
import { OpenCharge } from './open-charge.js';
import { type Payer, PaymentGateway } from './payment-gateway.port.js';
import { PaymentRequests } from './payment-requests.port.js';
import { Payments } from './payments.port.js';

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

/** Sells a plan for a Pix charge: one open charge an account and plan, however often and from wherever it is asked for. */
@Injectable()
export class CreatePixPayment {
  constructor(
    private readonly payments: Payments,
    private readonly requests: PaymentRequests,
    private readonly openCharge: OpenCharge,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string, payer: Payer, request: PixRequest): Promise<PixPayment> {
    const { plan, price } = offerFor(request);
    const earlier = request.key === null ? null : await this.earlier(accountId, request.key, request);
    if (earlier) return { payment: earlier, replayed: true };

    const payment = await this.paymentFor(accountId, payer, plan, price);
    if (payment.status === 'falhou') throw new AppError('bad-answer', 'PIX_NOT_CREATED', 'Erro ao gerar PIX');
    if (request.key !== null) await this.requests.answered(accountId, request.key, payment.id);
    return { payment, replayed: false };
  }

  private async earlier(accountId: string, key: string, request: PixRequest): Promise<Payment | null> {
    const known = await this.requests.begin(accountId, key, fingerprint(request), this.clock.now());
    if (!known.sameBody) {
      const text = 'Esta Idempotency-Key já foi usada com outros dados.';
      throw new AppError('unprocessable', 'IDEMPOTENCY_KEY_REUSED', text);
    }
    return known.paymentId === null ? null : this.payments.find(known.paymentId);
  }

  private async paymentFor(accountId: string, payer: Payer, plan: Plan, price: Price): Promise<Payment> {
    const { provider } = this.gateway;
    const own = newPayment({ id: newId(), accountId, planId: plan.id, price, provider, now: this.clock.now() });
    const open = await this.payments.open(own, payer);
    const current = open.id === own.id ? open : await this.whileAnotherMakesIt(open);
    return current.status === 'criado' ? this.makeCharge(current) : current;
  }

  /** The second of two tabs: the first one is making the charge, or died over it, which its lease tells. */
  private async whileAnotherMakesIt(payment: Payment): Promise<Payment> {
    let current = payment;
    while (current.status === 'criado' && current.nextCheckAt !== null && current.nextCheckAt > this.clock.now()) {
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

function offerFor({ planId, claimed, promoCode }: PixRequest): { plan: Plan; price: Price } {
  const plan = findPlan(planId);
  if (!plan) throw invalidInput('planId', 'Plano inválido. Escolha Bronze, Prata ou Ouro.');
  if (promoCode) throw new AppError('unprocessable', 'PROMO_CODE_INVALID', 'Código promocional inválido');
  const price = priceOf(plan);
  if (!agrees(claimed, price)) {
    const text = 'O preço mudou. Confira o valor atualizado e tente novamente.';
    throw new AppError('conflict', 'PRICE_MISMATCH', text, {
      details: {
        amount: centsToReais(price.amountCents),
        originalAmount: centsToReais(price.originalCents),
        discount: price.discountPercent,
      },
    });
  }
  return { plan, price };
}

function fingerprint({ planId, claimed, promoCode }: PixRequest): Buffer {
  const { amount, originalAmount, discount } = claimed;
  return createHash('sha256')
    .update(JSON.stringify([planId, amount, originalAmount, discount, promoCode]))
    .digest();
}
