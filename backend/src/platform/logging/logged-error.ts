import { isFailure, ownMessage } from '../../kernel/reason-of.js';

const CODE = /^[A-Z0-9_]{2,40}$/;
const FRAME = /^ {4}at /;
const DEEPEST = 4;

/**
 * What a log tells of an error: its kind, its words and the places in the code, and so of its causes. Nothing else that it
 * carries: PostgreSQL, TypeORM and others hang the values of a failed statement on it.
 */
export function loggedError(error: unknown, depth = 0): object {
  if (!isFailure(error)) return { type: typeof error };
  const { name, stack, constraint, code } = error as Error & { constraint?: string; code?: unknown };
  return {
    type: error.constructor?.name ?? name,
    message: ownMessage(error),
    ...(CODE.test(String(code)) ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    stack: framesOf(stack ?? '', error.message),
    ...(isFailure(error.cause) && depth < DEEPEST ? { cause: loggedError(error.cause, depth + 1) } : {}),
  };
}

/** The message stands before the frames, and may have lines of its own. */
function framesOf(stack: string, message: string): string {
  const after = stack.indexOf(message) + message.length;
  const lines = stack.slice(after).split('\n');
  return lines.filter((line) => FRAME.test(line)).join('\n');
}
