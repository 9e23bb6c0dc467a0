import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners';
import { timeAgo } from './dates';

const EVERY_MS = 60_000;

const { subscribe, tell } = createListeners(() => {
  const timer = setInterval(tell, EVERY_MS);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
});

/** What is so at this moment, looked at again each minute while the page is open. */
export function useMinutely<Value extends string | boolean>(now: () => Value): Value {
  return useSyncExternalStore(subscribe, now, now);
}

/** How long ago in words, which stay true while the page is open. */
export function useTimeAgo(at: string, words: (at: string) => string = timeAgo): string {
  return useMinutely(() => words(at));
}
