interface Failure {
  readonly code?: string;
  readonly message?: string;
  readonly driverError?: { readonly code?: string };
}

const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const LOST =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether a statement failed since PostgreSQL restarts or cannot be reached. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  return /^(08|57P0|53300)/.test(code) || NETWORK.test(code) || LOST.test((error as Failure)?.message ?? '');
}

/** Whether PostgreSQL has no room for it: a full disk, or too little memory. */
export function hasNoRoom(error: unknown): boolean {
  return codeOf(error).startsWith('53');
}

/** Whether any of these is so, or the statement took too long: no fault of the request, which may be made again. */
export function isDatabaseAway(error: unknown): boolean {
  return isUnreachable(error) || hasNoRoom(error) || codeOf(error) === '57014';
}

function codeOf(error: unknown): string {
  const failure = error as Failure;
  return failure?.driverError?.code ?? failure?.code ?? '';
}
