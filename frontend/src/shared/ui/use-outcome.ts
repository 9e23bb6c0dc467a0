import { useState } from 'react';
import type { Done } from './done-notice';

interface Outcome {
  readonly done: Done | null;
  readonly error?: unknown;
}

const NONE: Outcome = { done: null };

/** What the last of a place's calls came to: what was done, or what went wrong, and nothing of those before. */
export function useOutcome() {
  const [outcome, setOutcome] = useState(NONE);
  return {
    ...outcome,
    /** Tells of a call, once it is answered. What stands there goes at once, but for a way back, which may be what was pressed. */
    async run<Answer extends { readonly error?: unknown }>(call: PromiseLike<Answer>, done?: Done): Promise<Answer> {
      setOutcome((before) => (before.done?.undo ? { done: before.done } : NONE));
      const answer = await call;
      setOutcome(answer.error === undefined ? { done: done ?? null } : { done: null, error: answer.error });
      return answer;
    },
    /** Tells of what a dialog did, which tells its failures itself. */
    tell: (done: Done) => setOutcome({ done }),
  };
}
