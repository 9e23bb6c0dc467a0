import { type FaultKind } from '../faults/fault-kinds.js';
import { type Answer } from './client.js';

/** What a fault looks like from the outside; a call that gets no answer gives its error's code. */
export type Outcome = Answer | string;

type Look = (seen: Outcome) => boolean;

/** How each fault is seen at a vendor that speaks JSON; `timeout` and `inconsistent` are looked at apart. */
export const SEEN: Record<Exclude<FaultKind, 'inconsistent' | 'timeout'>, Look> = {
  'not-found': (seen) => answer(seen).status === 404,
  'server-error': (seen) => answer(seen).status === 500,
  'rate-limited': (seen) => answer(seen).status === 429 && answer(seen).headers.get('retry-after') === '2',
  reset: (seen) => seen === 'ECONNRESET',
  garbage: (seen) => answer(seen).status === 200 && answer(seen).text !== '' && answer(seen).json === undefined,
  'wrong-content-type': (seen) => answer(seen).headers.get('content-type')?.startsWith('text/html') === true,
  slow: (seen) => answer(seen).json !== undefined,
  empty: (seen) => answer(seen).status === 200 && answer(seen).text === '',
  huge: (seen) => answer(seen).text.length > 8_000_000,
  truncated: (seen) => answer(seen).text.startsWith('{"') && answer(seen).json === undefined,
};

export async function outcome(call: Promise<Answer>): Promise<Outcome> {
  try {
    return await call;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'no code';
  }
}

function answer(seen: Outcome): Answer {
  if (typeof seen === 'string') throw new Error(`no answer: ${seen}`);
  return seen;
}
