import { useEffect, useState } from 'react';

const LATE_MS = 200;

/** True once the wait is long enough to deserve a skeleton. */
export function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
