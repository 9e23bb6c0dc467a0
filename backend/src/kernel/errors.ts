/** The closed set of ways in which a request can fail; each maps to one HTTP status at the border. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'wrong-method'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'unprocessable'
  | 'rate-limited'
  | 'suppressed'
  | 'bad-answer'
  | 'unavailable'
  | 'timeout'
  | 'internal';

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export interface AppErrorOptions {
  readonly fields?: readonly FieldError[];
  readonly details?: unknown;
  readonly retryAfterSeconds?: number;
  /** Further members of the error's body that a call's contract names, such as `requiresSubscription`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/**
 * A failure whose text may be shown to the user. `code` is stable and machine-readable (UPPER_SNAKE);
 * a vendor's words go to `cause`, never to `text`.
 */
export class AppError extends Error {
  readonly fields: readonly FieldError[] | undefined;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    readonly text: string,
    options: AppErrorOptions = {},
  ) {
    super(text, { cause: options.cause });
    this.name = 'AppError';
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.extra = options.extra ?? {};
  }
}

/** Too much in too little time: worth another try after so many seconds. */
export function rateLimited(text: string, details?: object): (retryAfterSeconds: number) => AppError {
  return (retryAfterSeconds) => new AppError('rate-limited', 'RATE_LIMITED', text, { retryAfterSeconds, details });
}

/** The failure of one field, with the rule's text as the error's text too. */
export const invalidInput = (field: string, message: string): AppError =>
  new AppError('invalid', 'INVALID_INPUT', message, { fields: [{ field, message }] });
