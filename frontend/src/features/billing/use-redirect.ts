import { useEffect } from 'react';

/** Calls `go` once so much time has passed with the page in sight; never while `held`. */
export function useRedirect(go: () => void, afterMs: number, held: boolean): void {
  useEffect(() => {
    if (held) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(go, afterMs);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [go, afterMs, held]);
}
