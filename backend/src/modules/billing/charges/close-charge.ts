import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { PaymentGateways } from '../gateways/index.js';
import { forget, type Payment, replace } from '../payments/index.js';
import { Payments, SettlePayment } from '../settlement/index.js';

/** Sees to it that a charge can no longer be paid, or learns that it was. */
@Injectable()
export class CloseCharge {
  private readonly logger = new Logger(CloseCharge.name);

  constructor(
    private readonly payments: Payments,
    private readonly gateways: PaymentGateways,
    private readonly settlePayment: SettlePayment,
    private readonly clock: Clock,
  ) {}

  /** For a payment that is over by our books; `replaced`: since its payer wants another, who does not wait for it. */
  async close(payment: Payment, replaced = false): Promise<void> {
    const { id, provider, chargeId } = payment;
    const charge = chargeId === null ? null : await this.gateways.of(provider).cancelCharge(chargeId);
    if (charge) await this.settlePayment.settle(provider, charge);
    else {
      if (chargeId !== null) this.tellUnknown(payment);
      await this.payments.change({ id }, (current) => forget(current, this.clock.now(), replaced));
    }
  }

  /** A gateway always knows the charges that it made. */
  tellUnknown({ id, provider, chargeId }: Payment): void {
    const wrong = `${provider} does not know the charge ${chargeId} of payment ${id}`;
    this.logger.error(`${wrong}: are its settings still those of the account that made it?`);
  }

  /** Ends a charge that its payer wants replaced; answers how it stands then, which may be paid. */
  async replace(payment: Payment): Promise<Payment> {
    const { id } = payment;
    const over = await this.payments.change({ id }, (current) => replace(current, this.clock.now()));
    if (over && over.closedAt === null && over.status !== 'aprovado') await this.close(over, true);
    return (await this.payments.find(id)) ?? payment;
  }
}
