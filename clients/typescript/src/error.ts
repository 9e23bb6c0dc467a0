import type { Problem } from './generated/types.gen.ts';

/** A failure that the API answered: `code` is stable, `message` is Portuguese text that may be shown. */
export class NitidoError extends Error {
  readonly status: number;
  /** Of an answer that is none of the API's, such as a proxy's: `HTTP_<status>`. */
  readonly code: string;
  /** For support; empty where the answer has none. */
  readonly requestId: string;
  readonly fields: NonNullable<Problem['fields']>;
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds after which it may be tried again; null where the answer does not say. */
  readonly retryAfter: number | null;

  constructor(response: Response, body: unknown) {
    const problem: Partial<Problem> = typeof body === 'object' && body !== null ? body : {};
    super(problem.title ?? `The answer was ${response.status}.`);
    this.name = 'NitidoError';
    this.status = response.status;
    this.code = problem.code ?? `HTTP_${response.status}`;
    this.requestId = problem.requestId ?? response.headers.get('x-request-id') ?? '';
    this.fields = problem.fields ?? [];
    this.details = problem.details ?? {};
    this.retryAfter = secondsToWait(response);
  }
}

/** What `Retry-After` asks for, in seconds or as a date; null without one. */
export function secondsToWait({ headers }: Response): number | null {
  const said = headers.get('retry-after');
  if (said === null) return null;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
