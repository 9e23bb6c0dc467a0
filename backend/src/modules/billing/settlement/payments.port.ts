import type { Payer } from '../gateways/index.js';
import type { Owner, Payment, Step } from '../payments/index.js';

/** Which payment: by its own id, perhaps only if it was made at this gateway, or by its charge's id there. */
export type PaymentKey =
  | { readonly id: string; readonly provider?: string }
  | { readonly provider: string; readonly chargeId: string };

export type Opening =
  /** The payment that was opened, or the one that already stands for the same plan on the same terms. */
  | { readonly outcome: 'open'; readonly payment: Payment }
  /** Another charge of the account must be closed first: of the same plan on other terms, or holding the code's use. */
  | { readonly outcome: 'in-the-way'; readonly payment: Payment }
  /** The code has no use left for the account. Nothing was opened. */
  | { readonly outcome: 'no-use' };

/** The books. */
export abstract class Payments {
  /**
   * Opens the payment and reserves its use of a code, in one transaction; one that costs nothing is given at once. The
   * payer's data are kept encrypted until the charge is known. Two that come together get the same payment.
   */
  abstract open(payment: Payment, payer: Payer): Promise<Opening>;

  abstract find(id: string): Promise<Payment | null>;

  /** The newest payment of the account that can be paid at this moment. */
  abstract newestPayable(accountId: string, now: Date): Promise<Payment | null>;

  /**
   * In one transaction: locks the payment, lets `decide` say what happens to it, writes the changes, the ledger and the
   * refunds that are wanted, and on approval gives the plan, on a return of the money takes it back. Answers the payment as it is then; null when
   * there is no such payment. `decide` must call nobody.
   */
  abstract change(key: PaymentKey, decide: (payment: Payment, owner: Owner) => Step): Promise<Payment | null>;
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
