import { expect, type Page } from '@playwright/test';

const MOST_STOPS = 150;

/** One place where the focus stood: what it is, and what is wrong with it, if anything. */
interface Stop {
  readonly name: string;
  readonly fault: string | null;
}

/** Keys that are pressed before it is asked where they led. */
const AT_ONCE = 15;

declare global {
  interface Window {
    stops: Array<Stop | null>;
  }
}

/**
 * Presses Tab from the top of the page to its end. Each stop must be on screen, with a mark of the focus, and under
 * nothing else: not the header, not a bar at the bottom. Answers the names of the stops in their order.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(noteStops);
  let end = -1;
  let seen: Array<Stop | null> = [];
  while (end < 0 && seen.length < MOST_STOPS) {
    for (let key = 0; key < AT_ONCE; key += 1) await page.keyboard.press('Tab');
    seen = await page.evaluate(() => window.stops);
    end = seen.indexOf(null);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('walked')));
  const stops = (end < 0 ? seen : seen.slice(0, end)) as Stop[];
  expect(stops.filter(({ fault }) => fault !== null)).toEqual([]);
  expect(stops.length).toBeLessThan(MOST_STOPS);
  return stops.map(({ name }) => name);
}

/** Runs in the page: puts the focus at its top, and from now on notes where each key leads. */
function noteStops(): void {
  const { body } = document;
  window.scrollTo(0, 0);
  (document.activeElement as HTMLElement | null)?.blur();
  body.tabIndex = -1;
  body.focus();
  body.removeAttribute('tabindex');
  window.stops = [];
  let first: Element | null = null;
  const note = () => {
    first ??= document.activeElement;
    // Past the end the browser begins again.
    window.stops.push(window.stops.length > 0 && document.activeElement === first ? null : stopUnderFocus());
  };
  window.addEventListener('keyup', note, true);
  window.addEventListener('walked', () => window.removeEventListener('keyup', note, true), { once: true });

  function stopUnderFocus(): Stop | null {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === body || element === document.documentElement) return null;
    const name = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''}`;
    return { name: name.slice(0, 80), fault: faultOf(element) };
  }

  function faultOf(focused: HTMLElement): string | null {
    const shown = focused.matches('.visually-hidden') ? (focused.closest('label') ?? focused) : focused;
    const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
    if (width === 0 || height === 0) return 'has no size';
    if (top < 0 || left < 0 || top > innerHeight - 8 || left > innerWidth - 8) return 'is off the screen';
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = Math.min(top + Math.min(height, 40) / 2, Math.min(bottom, innerHeight) - 2);
    const above = document.elementFromPoint(x, y);
    if (above && !shown.contains(above) && !above.contains(shown)) return `is under ${above.outerHTML.slice(0, 90)}`;
    const styles = [shown, shown.parentElement, shown.querySelector('*')].map((one) => one && getComputedStyle(one));
    const marked = styles.some((style) => style && (style.outlineStyle !== 'none' || style.borderStyle !== 'none'));
    return marked ? null : 'shows no focus';
  }
}
