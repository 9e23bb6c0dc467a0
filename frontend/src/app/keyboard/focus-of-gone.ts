import { nextInList } from '../../shared/ui/next-in-list';

/** Time for a screen that knows better to give the focus itself. */
const OWN_WAY_MS = 50;
const REACHED = ':is(a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary)';
const NAMED = 'section[aria-labelledby],dialog,main';

interface Focused {
  readonly place: Element;
  readonly address: string;
  readonly next: () => HTMLElement | null;
}

let last: Focused | null = null;
/** What is given on in a moment, unless somebody goes on before. */
let givenOn: ReturnType<typeof setTimeout> | undefined;
let observer: MutationObserver | undefined;

/** From now on, where what has the focus by the keyboard is taken away, what stands in its place has it: the next of a list, else what follows, else the part it was in. */
export function giveOnFocusOfGone(): () => void {
  observer ??= new MutationObserver((changes) => {
    if (!last || last.place.isConnected) return;
    const { place, address, next } = last;
    const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(place)));
    last = null;
    if (!change || address !== location.href) return;
    const { target, previousSibling } = change;
    givenOn = setTimeout(() => {
      if (document.activeElement !== document.body || address !== location.href) return;
      focusOn(next() ?? nearest(target, previousSibling));
    }, OWN_WAY_MS);
  });
  const note = (focused: EventTarget | null) => {
    clearTimeout(givenOn);
    const place = focused instanceof Element && focused.matches(':focus-visible') ? focused : null;
    last = place && { place, address: location.href, next: nextInList(place) };
  };
  const noteFocused = ({ target }: Event) => note(target);
  const forget = () => {
    clearTimeout(givenOn);
    last = null;
  };
  observer.observe(document.body, { subtree: true, childList: true });
  document.addEventListener('focusin', noteFocused);
  // Somebody may have got there before this part of the page came.
  note(document.activeElement);
  document.addEventListener('pointerdown', forget);
  return () => {
    observer?.disconnect();
    document.removeEventListener('focusin', noteFocused);
    document.removeEventListener('pointerdown', forget);
  };
}

/** The first that can be reached after where something stood, else the last before it; the part as a whole where it has none. */
function nearest(parent: Node, before: Node | null): HTMLElement | null {
  let behind = before?.isConnected ? before : null;
  for (let box = parent.isConnected ? parent : null; box instanceof HTMLElement; box = box.parentElement) {
    const places = [...box.querySelectorAll<HTMLElement>(REACHED)].filter((one) => one.checkVisibility?.() ?? true);
    const found = places.find((one) => !behind || isAfter(one, behind)) ?? places.at(-1);
    if (found) return found;
    if (box.matches(NAMED)) return box;
    behind = box;
  }
  return document.querySelector('main');
}

function isAfter(one: Node, other: Node): boolean {
  const { DOCUMENT_POSITION_FOLLOWING: following, DOCUMENT_POSITION_CONTAINED_BY: inside } = Node;
  const position = other.compareDocumentPosition(one);
  return (position & following) !== 0 && (position & inside) === 0;
}

function focusOn(place: HTMLElement | null): void {
  if (place && !place.matches(REACHED)) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
