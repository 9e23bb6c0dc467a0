import { useSyncExternalStore } from 'react';

/** Whether a media query matches now; in markup made without a window it does not. */
export function useMedia(query: string): boolean {
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

let printing = false;

/** Whether the page is being printed now. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const note = ({ type }: Event) => {
        printing = type === 'beforeprint';
        listener();
      };
      for (const event of ['beforeprint', 'afterprint']) window.addEventListener(event, note);
      return () => {
        for (const event of ['beforeprint', 'afterprint']) window.removeEventListener(event, note);
      };
    },
    () => printing,
    () => false,
  );
}

export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
