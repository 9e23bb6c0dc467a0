/** Money that is to go back to its payer. */
export interface DueRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly provider: string;
  readonly chargeId: string;
}

export type RefundOutcome = 'devolvido' | 'recusado';

/** The refunds that are under way, as a work list shared by all instances. They come into it with the payment's step. */
export abstract class ChargeRefunds {
  /** Those whose time has come; each is handed out again, ever later, until it has ended. */
  abstract take(now: Date, limit: number): Promise<DueRefund[]>;

  /** The one of this charge that has not ended, put off while the caller works on it; null when there is none. */
  abstract takeOf(provider: string, chargeId: string, now: Date): Promise<DueRefund | null>;

  abstract end(id: string, outcome: RefundOutcome, now: Date): Promise<void>;
}
