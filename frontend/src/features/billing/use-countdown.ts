import { useEffect, useState } from 'react';

/**
 * Whole seconds until `expiresAt` by the server's clock. `serverTime` is the server's moment at which the answer
 * was made; the browser's own clock is only used to count on from there.
 */
export function useCountdown(expiresAt: string, serverTime: string): number {
  const [now, setNow] = useState(() => performance.now());
  const [start, setStart] = useState(() => ({ serverTime, at: performance.now() }));
  if (start.serverTime !== serverTime) setStart({ serverTime, at: performance.now() });

  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);

  const passed = Math.max(0, now - start.at);
  const left = new Date(expiresAt).getTime() - new Date(start.serverTime).getTime() - passed;
  return Math.max(0, Math.ceil(left / 1000));
}

/** 861 → "14:21". */
export function minutesAndSeconds(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
