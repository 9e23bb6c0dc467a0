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

/** How long ago in words, which stay true while the page is open. */
export function useTimeAgo(at: string, words: (at: string) => string = timeAgo): string {
  const now = () => words(at);
  return useSyncExternalStore(subscribe, now, now);
}
