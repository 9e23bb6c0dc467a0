import { readSession } from '../shared/api/session-storage';
import { isAwaited } from './early-events';

/** By these a page notices that somebody is there. A field that has the focus from the start says nothing. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'input', 'scroll', 'storage'] as const;
/** From the page's load on, when nobody gives a sign: for who reads first, the code is here before the first press. */
const REST_MS = 10_000;

/**
 * Resolves when the page's code is to run. A page that is complete as it was served (`data-complete`) rests until
 * somebody gives a sign or the browser has been idle for a while; the others have something to ask the server.
 */
export async function codeIsWanted(root: HTMLElement): Promise<void> {
  const asServed = 'complete' in root.dataset && !window.location.search && !window.history.state?.usr;
  if (!asServed || readSession() || isAwaited()) return;
  const noticed = new AbortController();
  const once = { capture: true, passive: true, signal: noticed.signal };
  await new Promise<Event | undefined>((notice) => {
    const hear = (event: Event) => isStill(event) || notice(event);
    for (const sign of SIGNS) window.addEventListener(sign, hear, once);
    const rest = () => setTimeout(() => notice(undefined), REST_MS);
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, once);
  });
  noticed.abort();
}

/** Browsers say that the pointer moved when the page came to lie under it. */
function isStill(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}
