import { useState } from 'react';

/**
 * What is asked in a dialog, if anything, and what the last one came to, which is said until the next question. What comes late of one
 * that was left closes no other.
 */
export function useAsked<Question>() {
  // In a box of its own, since the same question may be asked again.
  const [open, setOpen] = useState<{ readonly question: Question } | null>(null);
  const [done, setDone] = useState('');
  return {
    asked: open?.question ?? null,
    done,
    ask: (question: Question) => {
      setDone('');
      setOpen({ question });
    },
    close: (outcome?: string) => {
      setOpen((now) => (now === open ? null : now));
      // A button that closes hands its event over.
      if (typeof outcome === 'string') setDone(outcome);
    },
  };
}
