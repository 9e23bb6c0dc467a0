import type { Payment } from '../domain/payment.js';
import type { Step } from '../domain/payment-steps.js';
import type { Payer } from './payment-gateway.port.js';

/** Which payment: by its own id, or by its charge's id at a gateway. */
export type PaymentKey = { readonly id: string } | { readonly provider: string; readonly chargeId: string };

/** The books. */
export abstract class Payments {
  /**
   * Opens the payment, unless the account already has an open one for the plan that is still in time: then answers that
   * one. Two that come together get the same one. The payer's data are kept encrypted until the charge is known.
   */
  abstract open(payment: Payment, payer: Payer): Promise<Payment>;

  abstract find(id: string): Promise<Payment | null>;

  /** The newest payment of the account that can be paid at this moment. */
  abstract newestPayable(accountId: string, now: Date): Promise<Payment | null>;

  /**
   * In one transaction: locks the payment, lets `decide` say what happens to it, writes the changes and the ledger, and
   * on approval gives the plan, on a return of the money takes it back. Answers the payment as it is then; null when
   * there is no such payment. `decide` must call nobody.
   */
  abstract change(key: PaymentKey, decide: (payment: Payment) => Step): Promise<Payment | null>;
}

/** The books as a work list, shared by all instances: each row is handed to one at a time. */
export abstract class PaymentQueue {
  /** Payments whose time has come, put off by `leaseSeconds` while the caller looks after them. */
  abstract take(now: Date, leaseSeconds: number, limit: number): Promise<Payment[]>;

  /** Whether the caller may ask the gateway about the payment now; says yes once per `everySeconds`. */
  abstract mayAsk(id: string, now: Date, everySeconds: number): Promise<boolean>;

  /** Whom the charge is made out to; null once the charge is known. */
  abstract payerOf(id: string): Promise<Payer | null>;
}
