import { useEffect, useState } from 'react';

/** False until the browser has nothing better to do after the first paint, true from then on. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(done, 200);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(done, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }, []);
  return idle;
}
