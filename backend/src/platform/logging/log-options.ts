import { reasonOf, withoutData } from '../../kernel/reason-of.js';
import type { PlatformConfig } from '../config/platform.config.js';
import { loggedError } from './logged-error.js';
import { loggedRequest } from './logged-request.js';

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
