import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** What is pressed or chosen from; given back to a field, the focus would bring up the keyboard of a phone. */
const WAITING = 'button,select,[type=checkbox],[type=radio]';

let waiting: Node | null = null;
let observer: MutationObserver | undefined;

/** From now on a button, switch or choice that could not be used for a while, since it waited for its answer, has the focus back that it had by the keyboard. */
export function keepFocusOfWaiting(): void {
  observer ??= new MutationObserver((changes) => {
    for (const { target } of changes) if (isWaiting(target)) noteWaiting(target);
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
}

function isWaiting(target: Node): target is HTMLButtonElement {
  return target instanceof HTMLElement && target.matches(WAITING);
}

function noteWaiting(one: HTMLButtonElement): void {
  if (one.disabled) {
    if (one.matches(':focus-visible')) waiting = one;
  } else if (one === waiting) {
    waiting = null;
    if (isNowhere()) one.focus({ preventScroll: true });
  }
}

const PRESSED = ['keydown', 'pointerdown'] as const;
const PLACES = '#conteudo :is(a[href],button)';
/** What had the focus by the keyboard last, of each entry of the browser's history. */
const left = new Map<string, string>();

/** On the way back to a page the focus goes to the link or button that led away from it, once that stands there again. */
export function useFocusOnTheWayBack(): void {
  const { key } = useLocation();
  const back = useNavigationType() === 'POP';
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(PLACES) && target.matches(':focus-visible'))
        left.set(key, nameOf(target));
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [key]);
  useEffect(() => {
    const name = left.get(key);
    return back && name !== undefined ? focusOnce(name) : undefined;
  }, [key, back]);
}

/** Focuses what is called so as soon as it is there, unless somebody has gone on. Answers how to stop. */
function focusOnce(name: string): () => void {
  const look = () => {
    const found = [...document.querySelectorAll<HTMLElement>(PLACES)].find((place) => nameOf(place) === name);
    if (!found) return;
    stop();
    if (isNowhere()) found.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    observer.disconnect();
    for (const event of PRESSED) document.removeEventListener(event, stop);
  };
  for (const event of PRESSED) document.addEventListener(event, stop);
  observer.observe(document.body, { subtree: true, childList: true });
  look();
  return stop;
}

function nameOf(place: Element): string {
  return place.getAttribute('href') ?? place.getAttribute('aria-label') ?? place.textContent ?? '';
}

/** Nothing has the focus, or the content as a whole has. */
function isNowhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.id === 'conteudo';
}
