/** What is known of an idempotency key. */
export interface KnownRequest {
  /** Whether the body is the one that the key came with first. */
  readonly sameBody: boolean;
  /** The payment that was answered; null while none was. */
  readonly paymentId: string | null;
}

/** Idempotency keys of an account, kept for 24 hours. */
export abstract class PaymentRequests {
  abstract begin(accountId: string, key: string, fingerprint: Buffer, now: Date): Promise<KnownRequest>;

  abstract answered(accountId: string, key: string, paymentId: string): Promise<void>;
}
