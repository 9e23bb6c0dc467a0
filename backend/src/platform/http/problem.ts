import type { AppError, ErrorKind } from '../../kernel/errors.js';

/** The HTTP status of each kind of failure. */
export const STATUS_OF: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  unprocessable: 422,
  'rate-limited': 429,
  suppressed: 451,
  internal: 500,
  'bad-answer': 502,
  unavailable: 503,
  timeout: 504,
};

export interface Problem {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly body: {
    readonly success: false;
    readonly error: string;
    readonly code: string;
    readonly requestId: string;
  } & Record<string, unknown>;
}

/** The same answer with its text under `message` too, unless that says more already. */
export function toldByMessage({ body, ...problem }: Problem): Problem {
  return { ...problem, body: { ...body, message: body.message ?? body.error } };
}

/** The answer that an error becomes: only what may be shown, never its cause. */
export function problemOf(error: AppError, requestId: string): Problem {
  return {
    status: STATUS_OF[error.kind],
    retryAfterSeconds: error.retryAfterSeconds,
    body: {
      success: false,
      error: error.text,
      code: error.code,
      requestId,
      ...(error.fields ? { fields: error.fields } : {}),
      ...(error.details === undefined ? {} : { details: error.details }),
      ...error.extra,
    },
  };
}
