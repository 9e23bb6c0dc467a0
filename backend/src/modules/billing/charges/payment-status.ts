import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { reasonOf } from '../../../kernel/reason-of.js';
import { Clock } from '../../../platform/clock.js';
import { isUuid } from '../../../platform/ids.js';
import { PaymentGateways } from '../gateways/index.js';
import { isOpen, type Payment } from '../payments/index.js';
import { PaymentQueue, Payments, SettlePayment } from '../settlement/index.js';

const ASK_EVERY_SECONDS = 10;

/** What the payer's screen needs of a payment; only its owner learns that it exists. */
@Injectable()
export class PaymentStatusService {
  private readonly logger = new Logger(PaymentStatusService.name);

  constructor(
    private readonly payments: Payments,
    private readonly queue: PaymentQueue,
    private readonly gateways: PaymentGateways,
    private readonly settlePayment: SettlePayment,
    private readonly clock: Clock,
  ) {}

  /** The payment as the books have it; now and then an open one is asked for at the gateway, in case a webhook was lost. */
  async status(accountId: string, id: string): Promise<Payment> {
    const payment = await this.owned(accountId, id);
    if (!isOpen(payment) || !payment.chargeId) return payment;
    if (!(await this.queue.mayAsk(id, this.clock.now(), ASK_EVERY_SECONDS))) return payment;
    return this.ask(payment).catch((error: Error) => {
      this.logger.warn(`payment ${id} could not be looked up: ${reasonOf(error)}`);
      return payment;
    });
  }

  /** "Já paguei": asks the gateway now. */
  async check(accountId: string, id: string): Promise<Payment> {
    const payment = await this.owned(accountId, id);
    if (!payment.chargeId || payment.status === 'aprovado') return payment;
    return this.ask(payment).catch((cause: unknown) => {
      if (!(cause instanceof AppError) || cause.kind === 'internal') throw cause;
      const text = 'Não foi possível verificar o pagamento agora. Tente novamente em instantes.';
      throw new AppError(cause.kind, 'PAYMENT_GATEWAY_DOWN', text, { cause, retryAfterSeconds: 10 });
    });
  }

  async owned(accountId: string, id: string): Promise<Payment> {
    const payment = isUuid(id) ? await this.payments.find(id) : null;
    if (payment?.accountId === accountId) return payment;
    throw new AppError('not-found', 'PAYMENT_NOT_FOUND', 'Pagamento não encontrado.');
  }

  private async ask(payment: Payment): Promise<Payment> {
    const { provider, chargeId } = payment;
    const charge = chargeId === null ? null : await this.gateways.of(provider).findCharge(chargeId);
    return (charge && (await this.settlePayment.settle(provider, charge))) ?? payment;
  }
}
