import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { isUuid } from '../../../platform/ids.js';
import { type Charge, type Owner, observe, type Payment } from '../payments/index.js';
import { Subscriptions } from '../subscriptions/index.js';
import { Payments } from './payments.store.js';

/**
 * The one way from a gateway's answer to our books. Webhooks, the payer's screen and the reconciler all end here;
 * whatever they return, how often and in which order, a payment gives its plan once.
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  /** Applies what the gateway `provider` just returned; answers the payment, or null when the charge is none of ours. */
  async settle(provider: string, charge: Charge): Promise<Payment | null> {
    const see = (payment: Payment, owner: Owner) => observe(payment, charge, owner, this.clock.now());
    const payment =
      (await this.payments.change({ provider, chargeId: charge.id }, see)) ??
      (charge.reference && isUuid(charge.reference)
        ? await this.payments.change({ provider, id: charge.reference }, see)
        : null);
    if (payment) this.subscriptions.forget(payment.accountId);
    return payment;
  }
}
