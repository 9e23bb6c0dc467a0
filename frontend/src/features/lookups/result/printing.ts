import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

/** Whether the page is being printed now. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const note = ({ type }: Event) => {
        printing = type === 'beforeprint';
        // A page that prints itself is on paper before React would come to it.
        flushSync(listener);
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
