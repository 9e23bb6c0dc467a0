/** Long enough for any program's id of a request, with none of the characters of a text. */
const MACHINE_ID = /^(?=.*\d)[A-Za-z0-9._-]{1,64}$/;
/** As a document or a telephone has them, however punctuated. */
const NINE_DIGITS = /(?:\d[.-]?){9}/;

interface Request {
  readonly id: unknown;
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly routeOptions: { readonly url?: string | undefined };
}

/** What a log tells of a request: which route it met, never the path that was written; any path without a route is `*`. */
export function loggedRequest({ id, method, headers, routeOptions }: Request): object {
  const callerId = callerIdOf(headers['x-request-id']);
  return { id, method, route: routeOptions.url ?? '*', ...(callerId ? { callerId } : {}) };
}

/** The id that the caller gave the request, where it is certainly nothing else. */
function callerIdOf(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && MACHINE_ID.test(given) && !NINE_DIGITS.test(given) ? given : null;
}
