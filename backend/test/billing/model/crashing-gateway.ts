import { type ChargeRequest, PaymentGateway } from '../../../src/modules/billing/gateways/payment-gateway.port.js';
import type { Charge } from '../../../src/modules/billing/payments/charge.js';

/** The process was killed here: nothing that would have followed happens. */
export class Killed extends Error {}

/** The real gateway, at which the process can be killed: before it is asked, or after it acted and before we heard. */
export class CrashingGateway extends PaymentGateway {
  readonly provider: string;
  private armed: 'before' | 'after' | null = null;

  constructor(private readonly real: PaymentGateway) {
    super();
    this.provider = real.provider;
  }

  /** The next call does not survive. */
  arm(when: 'before' | 'after'): void {
    this.armed = when;
  }

  disarm(): void {
    this.armed = null;
  }

  createCharge(request: ChargeRequest): Promise<Charge | null> {
    return this.asked(() => this.real.createCharge(request));
  }

  findCharge(chargeId: string): Promise<Charge | null> {
    return this.asked(() => this.real.findCharge(chargeId));
  }

  cancelCharge(chargeId: string): Promise<Charge | null> {
    return this.asked(() => this.real.cancelCharge(chargeId));
  }

  refundCharge(chargeId: string, orderId: string): Promise<Charge | null> {
    return this.asked(() => this.real.refundCharge(chargeId, orderId));
  }

  private async asked(call: () => Promise<Charge | null>): Promise<Charge | null> {
    const { armed } = this;
    this.armed = null;
    if (armed === 'before') throw new Killed('before the gateway was asked');
    const charge = await call();
    if (armed === 'after') throw new Killed('after the gateway acted');
    return charge;
  }
}
