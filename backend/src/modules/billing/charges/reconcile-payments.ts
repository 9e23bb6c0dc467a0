import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../kernel/reason-of.js';
import type { GoesOn } from '../../../platform/goes-on.js';
import { BillingConfig } from '../billing.config.js';
import { PaymentGateways } from '../gateways/index.js';
import { afterCheck, careOf, expire, NO_STEP, type Payment, refuseCharge } from '../payments/index.js';
import { PaymentQueue, Payments, SettlePayment } from '../settlement/index.js';
import { CloseCharge } from './close-charge.js';
import { OpenCharge } from './open-charge.js';

const AT_ONCE = 20;
/**
 * Shorter than a slow gateway takes: what is done twice does no harm, and after a kill nobody waits long. For a charge that was
 * paid or closed nobody waits: it is looked at once.
 */
const LEASE_SECONDS = { open: 3, ended: 60 };

/** Heals every payment that is not at its end: lost webhooks, lost charges, expiry, money that comes late. */
@Injectable()
export class ReconcilePayments {
  private readonly logger = new Logger(ReconcilePayments.name);

  constructor(
    private readonly payments: Payments,
    private readonly queue: PaymentQueue,
    private readonly gateways: PaymentGateways,
    private readonly openCharge: OpenCharge,
    private readonly closeCharge: CloseCharge,
    private readonly settlePayment: SettlePayment,
    private readonly config: BillingConfig,
  ) {}

  /** Works until nothing is due. A payment whose gateway does not answer comes again, ever later. */
  async run(goesOn: GoesOn): Promise<void> {
    while (goesOn()) {
      const taken = await this.queue.take(LEASE_SECONDS, AT_ONCE);
      if (!taken) return;
      await Promise.all(taken.due.map((payment) => this.heal(payment, taken.at)));
      if (taken.due.length < AT_ONCE) return;
    }
  }

  private async heal(payment: Payment, at: Date): Promise<void> {
    const answered = await this.care(payment, at).then(
      () => true,
      (error: unknown) => {
        this.logger.warn(`payment ${payment.id} waits: ${reasonOf(error)}`);
        return false;
      },
    );
    await this.comeAgain(payment, answered, at).catch(() => undefined);
  }

  private async care(payment: Payment, at: Date): Promise<void> {
    const { id } = payment;
    switch (careOf(payment, at)) {
      case 'make-charge':
        await this.openCharge.open(payment);
        return;
      case 'abandon':
        await this.payments.change({ id }, (current) => refuseCharge(current, null, 'sem_resposta', at));
        return;
      case 'expire':
        await this.payments.change({ id }, (current) => expire(current, at));
        await this.closeCharge.close(payment);
        return;
      case 'cancel':
        await this.closeCharge.close(payment);
        return;
      case 'look':
        await this.look(payment);
        return;
      case 'none':
        return;
    }
  }

  private async look(payment: Payment): Promise<void> {
    const { provider, chargeId } = payment;
    if (chargeId === null) return;
    const charge = await this.gateways.of(provider).findCharge(chargeId);
    if (charge) await this.settlePayment.settle(provider, charge);
    else this.closeCharge.tellUnknown(payment);
  }

  /** Ends the lease, unless what happened has set its own time. */
  private async comeAgain({ id, nextCheckAt: leasedUntil }: Payment, answered: boolean, at: Date): Promise<void> {
    await this.payments.change({ id }, (current) => {
      if (current.nextCheckAt?.getTime() !== leasedUntil?.getTime()) return NO_STEP;
      const changes = afterCheck(current, answered, at, this.config.BILLING_RECHECK_SECONDS);
      return { changes, facts: [] };
    });
  }
}
