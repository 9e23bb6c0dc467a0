import { useSyncExternalStore } from 'react';
import { rem } from './rem';

/** Whether a media query matches now; in markup made without a window it does not. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the window is no wider than this many pixels, as sheets count them: with larger letters it holds fewer. */
export function useNarrow(width: number): boolean {
  return useMedia(`(max-width: ${rem(width)})`);
}

export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
