import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { reasonOf } from '../../../kernel/reason-of.js';
import { Clock } from '../../../platform/clock.js';
import { isUuid } from '../../../platform/ids.js';
import { SharedCalls } from '../../../platform/shared-calls.js';
import { PaymentGateways } from '../gateways/index.js';
import { isOpen, type Payment, PaymentQueries, type SeenPayment, wireStatusOf } from '../payments/index.js';
import { PaymentQueue, Payments, SettlePayment } from '../settlement/index.js';

const ASK_EVERY_SECONDS = 10;

/** What the payer's screen needs of a payment; only its owner learns that it exists. */
@Injectable()
export class PaymentStatusService {
  private readonly logger = new Logger(PaymentStatusService.name);
  private readonly lastLooks = new SharedCalls<Payment>();

  constructor(
    private readonly payments: Payments,
    private readonly queries: PaymentQueries,
    private readonly queue: PaymentQueue,
    private readonly gateways: PaymentGateways,
    private readonly settlePayment: SettlePayment,
    private readonly clock: Clock,
  ) {}

  /**
   * The payment as the books have it; now and then an open one is asked for at the gateway, in case a webhook was lost. None
   * is said to be expired before the gateway was asked after its time; throws PAYMENT_GATEWAY_DOWN when it cannot be.
   */
  async status(accountId: string, id: string): Promise<SeenPayment> {
    const payment = await this.owned(accountId, id);
    const seen = this.wantsLastLook(payment) ? payment : await this.glance(payment);
    return this.seen(this.wantsLastLook(seen) ? await this.lastLooks.share(id, () => this.askOrSay(seen)) : seen);
  }

  /** "Já paguei": asks the gateway now. */
  async check(accountId: string, id: string): Promise<SeenPayment> {
    const payment = await this.owned(accountId, id);
    return this.seen(!payment.chargeId || payment.status === 'aprovado' ? payment : await this.askOrSay(payment));
  }

  private async seen(payment: Payment): Promise<SeenPayment> {
    const [seen] = await this.queries.withReturned([payment]);
    return seen ?? { ...payment, returnedCents: null, returnedAt: null, grantedAt: null };
  }

  async owned(accountId: string, id: string): Promise<Payment> {
    const payment = isUuid(id) ? await this.payments.find(id) : null;
    if (payment?.accountId === accountId) return payment;
    throw new AppError('not-found', 'PAYMENT_NOT_FOUND', 'Pagamento não encontrado.');
  }

  /** The same, with what became of its money. */
  async ownedSeen(accountId: string, id: string): Promise<SeenPayment> {
    return this.seen(await this.owned(accountId, id));
  }

  /** Its time is over by our clock, and the gateway has not confirmed that no money came. */
  private wantsLastLook(payment: Payment): boolean {
    const { chargeId, closedAt } = payment;
    return chargeId !== null && closedAt === null && wireStatusOf(payment, this.clock.now()) === 'expired';
  }

  private async glance(payment: Payment): Promise<Payment> {
    const { id, chargeId } = payment;
    if (!isOpen(payment) || !chargeId) return payment;
    if (!(await this.queue.mayAsk(id, ASK_EVERY_SECONDS))) return payment;
    return this.ask(payment).catch((error: Error) => {
      this.logger.warn(`payment ${id} could not be looked up: ${reasonOf(error)}`);
      return payment;
    });
  }

  private askOrSay(payment: Payment): Promise<Payment> {
    return this.ask(payment).catch((cause: unknown) => {
      if (!(cause instanceof AppError) || cause.kind === 'internal') throw cause;
      const text = 'Não foi possível verificar o pagamento agora. Tente novamente em instantes.';
      throw new AppError(cause.kind, 'PAYMENT_GATEWAY_DOWN', text, { cause, retryAfterSeconds: 10 });
    });
  }

  private async ask(payment: Payment): Promise<Payment> {
    const { provider, chargeId } = payment;
    const charge = chargeId === null ? null : await this.gateways.of(provider).findCharge(chargeId);
    return (charge && (await this.settlePayment.settle(provider, charge))) ?? payment;
  }
}
