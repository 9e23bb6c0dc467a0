import { type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE = 'a,button:enabled,input:enabled,summary';

/**
 * Gives the focus to the first new item of a list, where it went with the button that asked for more. `shown`: how many stand in it now.
 * Answers what that button says when it is pressed.
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, shown: number, item = 'li'): () => void {
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null || shown <= next.current) return;
    const first = list.current?.querySelectorAll<HTMLElement>(item)[next.current];
    next.current = null;
    if (document.activeElement === document.body) focusIn(first);
  }, [list, shown, item]);
  return () => {
    next.current = shown;
  };
}

/** On what can be pressed in it first; on itself where there is nothing. */
function focusIn(element: HTMLElement | undefined): void {
  const inside = element?.querySelector<HTMLElement>(FOCUSABLE);
  if (element && !inside) element.tabIndex = -1;
  (inside ?? element)?.focus({ preventScroll: true });
}
