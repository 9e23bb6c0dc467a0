/** What is known of an answer before its content: also of one that was refused and is asked for again. */
export interface Answered {
  readonly method: string;
  readonly url: string;
  /** Of a POST, the same each time that it is sent. */
  readonly idempotencyKey: string | null;
  readonly status: number;
  /** Such as `RateLimit`, `Idempotency-Replayed` and `X-Request-Id`. */
  readonly headers: Headers;
}
