import { AppError, type ErrorKind } from '../../kernel/errors.js';

/**
 * How a call to a vendor failed. `circuit-open` and `queue-full` mean that nothing was sent; after `network` and
 * `timeout` nobody knows whether the vendor acted; the others are answers that could not be used.
 */
export type FailureReason =
  | 'network'
  | 'timeout'
  | 'status'
  | 'size'
  | 'content-type'
  | 'body'
  | 'circuit-open'
  | 'queue-full';

/** What a user reads when a vendor fails. */
export interface FailureMessage {
  readonly code: string;
  readonly text: string;
}

export const SOURCE_DOWN: FailureMessage = {
  code: 'SOURCE_DOWN',
  text: 'A fonte desta consulta está fora do ar. Tente novamente em alguns minutos.',
};

/** A vendor did not answer, or not usably: 502, 503 or 504 with our own words; the vendor's stay in `cause`. */
export class VendorFailure extends AppError {
  readonly status: number | undefined;

  constructor(
    readonly vendor: string,
    readonly reason: FailureReason,
    /** `detail` is for the log only, already free of personal data. */
    facts: { status?: number; retryAfterSeconds?: number; detail?: string } = {},
    message: FailureMessage = SOURCE_DOWN,
  ) {
    const cause = new Error(
      [vendor, reason, facts.status, facts.detail].filter((part) => part !== undefined).join(' '),
    );
    super(kindOf(reason, facts.status), message.code, message.text, {
      cause,
      ...(facts.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: facts.retryAfterSeconds }),
    });
    this.name = 'VendorFailure';
    this.status = facts.status;
  }

  /** Worth one more attempt at once: the connection broke or the vendor asks for a little patience. */
  get transient(): boolean {
    if (this.reason === 'network') return true;
    if (this.status === 429) return (this.retryAfterSeconds ?? Number.POSITIVE_INFINITY) <= 1;
    return [502, 503, 504].includes(this.status ?? 0) && (this.retryAfterSeconds ?? 0) <= 1;
  }

  /** The vendor answered that it takes no such input: too long, of another form. That is no outage. */
  get refusesInput(): boolean {
    return this.reason === 'status' && [400, 413, 414, 422, 431].includes(this.status ?? 0);
  }

  /** Something may have reached the vendor. */
  get wasSent(): boolean {
    return this.reason !== 'circuit-open' && this.reason !== 'queue-full';
  }

  /** Says something about the vendor's health; a 400 or 409 only says something about one request. */
  get countsAgainstVendor(): boolean {
    if (!this.wasSent) return false;
    if (this.reason !== 'status') return true;
    const status = this.status ?? 0;
    return status >= 500 || [401, 403, 408, 429].includes(status);
  }
}

function kindOf(reason: FailureReason, status: number | undefined): ErrorKind {
  switch (reason) {
    case 'timeout':
      return 'timeout';
    case 'network':
    case 'circuit-open':
    case 'queue-full':
      return 'unavailable';
    case 'status':
      if (status === 429 || status === 503) return 'unavailable';
      return status === 408 || status === 504 ? 'timeout' : 'bad-answer';
    default:
      return 'bad-answer';
  }
}
