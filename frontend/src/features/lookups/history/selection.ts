import { type MouseEvent, useCallback, useRef, useState } from 'react';

/** Entries of a list that were ticked. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Ticks or unticks one; with the shift key down, all from the last one that was clicked. */
  toggle(id: string, event: MouseEvent<HTMLInputElement>): void;
  set(ids: readonly string[]): void;
  clear(): void;
}

/** A selection over `shown`, in the order on screen. What is no longer shown is no longer selected. */
export function useSelection(shown: readonly string[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const order = useRef(shown);
  order.current = shown;
  const toggle = useCallback((id: string, { shiftKey, currentTarget: { checked } }: MouseEvent<HTMLInputElement>) => {
    const range = shiftKey ? between(order.current, last.current, id) : [id];
    last.current = id;
    setTicked((before) => {
      const next = new Set(before);
      for (const one of range) {
        if (checked) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  }, []);
  return {
    ids: ticked.size === 0 ? ticked : new Set(shown.filter((id) => ticked.has(id))),
    toggle,
    set: (ids) => setTicked(new Set(ids)),
    clear: () => setTicked(new Set()),
  };
}

/** From one to the other in the list's order, both included; the second alone when the first is not there. */
function between(order: readonly string[], one: string | null, other: string): readonly string[] {
  const [a, b] = [one === null ? -1 : order.indexOf(one), order.indexOf(other)];
  return a < 0 || b < 0 ? [other] : order.slice(Math.min(a, b), Math.max(a, b) + 1);
}
