import { useEffect, useState } from 'react';

/** Counts the seconds down to zero; `start` begins anew. */
export function useSecondsLeft(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  });

  const start = (seconds: number) => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return { left, start };
}
