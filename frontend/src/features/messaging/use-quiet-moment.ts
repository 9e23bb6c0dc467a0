import { useEffect, useRef, useState } from 'react';

/** Whoever has typed this recently is still typing. */
const TYPING_MS = 4_000;
const LOOK_EVERY_MS = 500;

/**
 * True from the first moment, while `wanted`, at which nobody is typing and no other dialog is open; then it stays so, until
 * the screen marks itself as one not to be disturbed (`data-undisturbed`).
 */
export function useQuietMoment(wanted: boolean): boolean {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const typed = (event: Event) => {
      if (isField(event.target)) typedAt.current = event.timeStamp;
    };
    for (const type of TYPING) document.addEventListener(type, typed, true);
    return () => {
      for (const type of TYPING) document.removeEventListener(type, typed, true);
    };
  }, []);
  useEffect(() => {
    if (!wanted) return setQuiet(false);
    const look = () => {
      if (document.querySelector('[data-undisturbed]')) return setQuiet(false);
      const typing = isField(document.activeElement) && performance.now() - typedAt.current < TYPING_MS;
      if (!typing && !document.querySelector('dialog[open]')) setQuiet(true);
    };
    look();
    const looking = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [wanted]);
  return wanted && quiet;
}

const TYPING = ['keydown', 'input'] as const;

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
}
