import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../kernel/reason-of.js';
import { Clock } from '../../../platform/clock.js';
import type { GoesOn } from '../../../platform/goes-on.js';
import { PaymentGateways } from '../gateways/index.js';
import { SettlePayment } from '../settlement/index.js';
import { ChargeRefunds, type DueRefund, type RefundOutcome } from './charge-refunds.store.js';

const AT_ONCE = 20;

/** Gives money back at the gateway, and settles the payment when it has gone. */
@Injectable()
export class RefundCharges {
  private readonly logger = new Logger(RefundCharges.name);

  constructor(
    private readonly refunds: ChargeRefunds,
    private readonly gateways: PaymentGateways,
    private readonly settlePayment: SettlePayment,
    private readonly clock: Clock,
  ) {}

  /** Works until nothing is due. A refund that fails, or whose money is still on its way, comes again, ever later. */
  async run(goesOn: GoesOn): Promise<void> {
    while (goesOn()) {
      const due = await this.refunds.take(AT_ONCE);
      await Promise.all(due.map((refund) => this.attempt(refund)));
      if (due.length < AT_ONCE) return;
    }
  }

  /** Null: not ended yet. What the rules asked for goes on after a refusal, since nobody could ask for it again. */
  async refund({ id, paymentId, provider, chargeId, askedBy }: DueRefund): Promise<RefundOutcome | null> {
    const charge = await this.gateways.of(provider).refundCharge(chargeId, id);
    if (charge) await this.settlePayment.settle(provider, charge);
    if (charge?.state === 'paid') return null;
    const outcome = charge?.state === 'refunded' || charge?.state === 'disputed' ? 'devolvido' : 'recusado';
    if (outcome === 'recusado') {
      this.logger.error(`refund of payment ${paymentId} was refused by the gateway`);
      if (askedBy === null) {
        await this.refunds.renew(id);
        return null;
      }
    }
    await this.refunds.end(id, outcome, this.clock.now());
    return outcome;
  }

  private async attempt(refund: DueRefund): Promise<void> {
    try {
      await this.refund(refund);
    } catch (error) {
      this.logger.warn(`refund of payment ${refund.paymentId} waits: ${reasonOf(error)}`);
    }
  }
}
