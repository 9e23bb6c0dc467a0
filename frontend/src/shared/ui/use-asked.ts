import { useEffect, useRef, useState } from 'react';
import { baseApi } from '../api/base-api';
import { useCallDispatch } from '../api/call';
import { tellLateFailure } from './late-failure';

/**
 * What is asked in a dialog, if anything, and what the last one came to, which is said until the next question. What comes late
 * of one that was left, or whose screen was, is said too, also that it failed, and closes no other.
 */
export function useAsked<Question>() {
  // In a box of its own, since the same question may be asked again.
  const [open, setOpen] = useState<{ readonly question: Question } | null>(null);
  const [done, setDone] = useState('');
  const dispatch = useCallDispatch();
  const underWay = () => dispatch(baseApi.util.getRunningMutationsThunk());
  const before = useRef<readonly unknown[]>([]);
  const tellLate = () => {
    for (const call of underWay()) if (!before.current.includes(call)) void call.then(tellIfFailed);
  };
  const leave = useRef(tellLate);
  leave.current = open ? tellLate : () => {};
  useEffect(() => () => leave.current(), []);
  return {
    asked: open?.question ?? null,
    done,
    ask: (question: Question) => {
      before.current = underWay();
      setDone('');
      setOpen({ question });
    },
    close: (outcome?: string) => {
      setOpen((now) => (now === open ? null : now));
      // A button that closes hands its event over.
      if (typeof outcome === 'string') setDone(outcome);
      tellLate();
    },
  };
}

/** What is broken off has lost its account. */
function tellIfFailed({ error }: { readonly error?: unknown }): void {
  if (error !== undefined && (error as { name?: unknown }).name !== 'AbortError') tellLateFailure(error);
}
