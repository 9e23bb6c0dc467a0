import { Injectable, Logger } from '@nestjs/common';
import { findPlan } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { BillingConfig } from '../billing.config.js';
import { checkPixCode, PaymentGateways } from '../gateways/index.js';
import {
  attachCharge,
  NO_STEP,
  type Owner,
  observe,
  type Payment,
  refuseCharge,
  type Step,
} from '../payments/index.js';

import { PaymentQueue, Payments, SettlePayment } from '../settlement/index.js';

/**
 * Makes the charge of a payment that is in the books already. Whoever was killed after the gateway acted and before it
 * was written down is healed by asking again: the gateway answers the same charge.
 */
@Injectable()
export class OpenCharge {
  private readonly logger = new Logger(OpenCharge.name);

  constructor(
    private readonly payments: Payments,
    private readonly queue: PaymentQueue,
    private readonly gateways: PaymentGateways,
    private readonly settlePayment: SettlePayment,
    private readonly config: BillingConfig,
    private readonly clock: Clock,
  ) {}

  async open(payment: Payment): Promise<Payment> {
    const payer = await this.queue.payerOf(payment.id);
    if (!payer) return this.current(payment);
    const charge = await this.gateways.of(payment.provider).createCharge({
      paymentId: payment.id,
      amountCents: payment.amountCents,
      description: `Plano ${findPlan(payment.planId)?.name ?? payment.planId}`,
      payer,
      openedAt: payment.createdAt,
    });
    if (!charge) return this.refuse(payment, null, 'recusada');
    if (charge.state !== 'pending') return (await this.settlePayment.settle(payment.provider, charge)) ?? payment;
    const code = checkPixCode(charge.pixCopyPaste, payment.amountCents, this.config.PIX_RECEIVER_NAME);
    if ('fault' in code) {
      this.logger.error(`the code of payment ${payment.id} is not shown: ${code.fault}`);
      return this.refuse(payment, charge.id, 'codigo_pix_invalido');
    }
    return this.changed(payment, (current, now, owner) => {
      const seen = observe(current, charge, owner, now);
      if (seen !== NO_STEP) return seen;
      // Who was erased or blocked while it was made is to pay no more: it is cancelled at once.
      const isOver = current.status === 'criado' && (owner.erased || current.expiresAt <= now);
      return isOver
        ? refuseCharge(current, charge.id, owner.erased ? 'conta_encerrada' : 'sem_resposta', now)
        : attachCharge(current, charge, code.payee, now);
    });
  }

  private refuse(payment: Payment, chargeId: string | null, reason: string): Promise<Payment> {
    return this.changed(payment, (current, now) => refuseCharge(current, chargeId, reason, now));
  }

  private async changed(
    payment: Payment,
    decide: (current: Payment, now: Date, owner: Owner) => Step,
  ): Promise<Payment> {
    const changed = await this.payments.change({ id: payment.id }, (current, owner) =>
      decide(current, this.clock.now(), owner),
    );
    return changed ?? payment;
  }

  private async current(payment: Payment): Promise<Payment> {
    return (await this.payments.find(payment.id)) ?? payment;
  }
}
