/** What is known of an idempotency key. */
export interface KnownRequest {
  /** Whether the body is the one that the key came with first. */
  readonly sameBody: boolean;
  /** The call that brought the key first is still under way, here or on another instance. */
  readonly running: boolean;
  /** The payment that was answered; null while none was. */
  readonly paymentId: string | null;
}

/** Idempotency keys of an account, kept for 24 hours. */
export abstract class PaymentRequests {
  /** Takes the key for this call, unless another one has it; a call that died gives it back after 15 s. */
  abstract begin(accountId: string, key: string, fingerprint: Buffer, now: Date): Promise<KnownRequest>;

  /** The call is over without an answer to keep: the next one with the key may try. */
  abstract failed(accountId: string, key: string): Promise<void>;

  abstract answered(accountId: string, key: string, paymentId: string): Promise<void>;
}
