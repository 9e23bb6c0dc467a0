import { reasonOf, withoutData } from '../../kernel/reason-of.js';
import type { PlatformConfig } from '../config/platform.config.js';
import { loggedError } from './logged-error.js';

const PERSONAL = ['*.password', '*.token', '*.cpf', '*.email'];

/** What is written, and what never is. */
export function logOptions({ LOG_LEVEL }: Pick<PlatformConfig, 'LOG_LEVEL'>) {
  return {
    level: LOG_LEVEL,
    // Else the logger would first make its own of them.
    wrapSerializers: false,
    serializers: { req: loggedRequest, err: loggedError },
    hooks: {
      logMethod(this: unknown, line: unknown[], write: (...line: unknown[]) => void) {
        write.apply(
          this,
          withWords(line).map((part) => (typeof part === 'string' ? withoutData(part) : part)),
        );
      },
    },
    redact: { paths: PERSONAL, remove: true },
  };
}

/** A line about an error alone would get the error's own message for its words. */
function withWords([what, words, ...more]: unknown[]): unknown[] {
  const error = what instanceof Error ? what : (what as { err?: unknown } | null)?.err;
  return [what, words ?? (error ? reasonOf(error) : words), ...more];
}

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
