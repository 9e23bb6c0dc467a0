import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { reasonOf } from '../../../kernel/reason-of.js';
import { isUuid } from '../../../platform/ids.js';
import { askRefund, NO_STEP, type Payment, type RefundReason } from '../payments/index.js';
import { Payments } from '../settlement/index.js';
import { ChargeRefunds } from './charge-refunds.store.js';
import { RefundCharges } from './refund-charges.js';

/** An admin gives a plan's money back: within seven days because the buyer may withdraw, later by our own choice. */
@Injectable()
export class RefundPayment {
  private readonly logger = new Logger(RefundPayment.name);

  constructor(
    private readonly payments: Payments,
    private readonly refunds: ChargeRefunds,
    private readonly refundCharges: RefundCharges,
  ) {}

  /** Answers the payment, `estornado` when the money has gone; else it goes as soon as the gateway takes the order. */
  async execute(adminId: string, paymentId: string, reason: RefundReason): Promise<Payment> {
    const asked = await this.ask(adminId, paymentId, reason);
    const { provider, chargeId } = asked;
    const due = chargeId === null ? null : await this.refunds.takeOf(provider, chargeId);
    const outcome =
      due &&
      (await this.refundCharges.refund(due).catch((error) => {
        this.logger.warn(`refund of payment ${paymentId} waits: ${reasonOf(error)}`);
        return null;
      }));
    if (outcome === 'recusado') {
      throw new AppError('conflict', 'REFUND_REFUSED', 'O meio de pagamento recusou a devolução.');
    }
    return (await this.payments.find(paymentId)) ?? asked;
  }

  private async ask(adminId: string, id: string, reason: RefundReason): Promise<Payment> {
    let possible = false;
    const payment = isUuid(id)
      ? await this.payments.change({ id }, (current) => {
          const step = askRefund(current, reason, adminId);
          possible = step !== NO_STEP;
          return step;
        })
      : null;
    if (!payment) throw new AppError('not-found', 'PAYMENT_NOT_FOUND', 'Pagamento não encontrado.');
    if (possible) return payment;
    throw new AppError('conflict', 'REFUND_NOT_POSSIBLE', 'Só um pagamento aprovado pode ser devolvido.');
  }
}
