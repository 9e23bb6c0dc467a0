import type { Cents } from '../../../kernel/money.js';
import type { Charge } from '../payments/index.js';

export interface Payer {
  readonly email: string;
  readonly name: string;
}

export interface ChargeRequest {
  readonly paymentId: string;
  readonly amountCents: Cents;
  readonly description: string;
  readonly payer: Payer;
  /** When our own books opened the payment: the gateway's limit is counted from here, so that a repeat says the same. */
  readonly openedAt: Date;
}

/**
 * Where Pix charges are made and paid. A failure to answer throws an AppError (`bad-answer`, `unavailable`, `timeout`);
 * after it nobody knows whether the gateway acted.
 */
export abstract class PaymentGateway {
  /** The name under which payments keep where they were made. */
  abstract readonly provider: string;

  /** Makes the charge of a payment; asked again for the same payment it answers the same charge. Null: refused for good. */
  abstract createCharge(request: ChargeRequest): Promise<Charge | null>;

  /** Null: the gateway answered that there is no such charge. */
  abstract findCharge(chargeId: string): Promise<Charge | null>;

  /** Sees to it that the charge cannot be paid any more; answers how it stands now, which may be paid. */
  abstract cancelCharge(chargeId: string): Promise<Charge | null>;

  /**
   * Gives back all that was paid, once however often it is asked; answers how the charge stands now: the money may still
   * be on its way back. Null: the gateway refuses, or knows no such charge. An order that was refused is asked for anew
   * under another id, since a gateway may answer a repeat as it did before.
   */
  abstract refundCharge(chargeId: string, orderId: string): Promise<Charge | null>;

  /** Closes its connections. */
  onApplicationShutdown?(): Promise<void>;
}
