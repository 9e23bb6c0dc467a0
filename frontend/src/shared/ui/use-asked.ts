import { useState } from 'react';

/** What is asked in a dialog, if anything, and what the last one came to, which is said until the next question. */
export function useAsked<Question>() {
  const [asked, setAsked] = useState<Question | null>(null);
  const [done, setDone] = useState('');
  return {
    asked,
    done,
    ask: (question: Question) => {
      setDone('');
      setAsked(question);
    },
    close: (outcome = '') => {
      setAsked(null);
      setDone(outcome);
    },
  };
}
