interface Failure {
  readonly code?: string;
  readonly message?: string;
  readonly driverError?: { readonly code?: string };
}

const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
const LOST = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether a statement failed since PostgreSQL restarts or cannot be reached. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  return /^(08|57P0|53300)/.test(code) || NETWORK.includes(code) || LOST.test((error as Failure)?.message ?? '');
}

/** The same, or that it has no time or room for it just now: no fault of the request, which may be made again. */
export function isDatabaseAway(error: unknown): boolean {
  return isUnreachable(error) || codeOf(error) === '57014';
}

function codeOf(error: unknown): string {
  const failure = error as Failure;
  return failure?.driverError?.code ?? failure?.code ?? '';
}
