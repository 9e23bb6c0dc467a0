import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { ALSO_ON_A_PHONE, onPhoneScreen } from './phone';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** The rules that a theme can break; the others look at the same elements, names and places in both. */
const RULES_ON_COLOURS = ['color-contrast', 'link-in-text-block'];
/** What of a page is looked at once: each by itself, as long as it stands as it stood. */
const PARTS = 'header, nav, main, footer, aside';

/** The parts in which this process has found nothing: each as it stood, on that screen and in that theme. */
const sound = new Set<string>();

/**
 * Looks at the page as it stands, in both themes unless told otherwise: nothing that axe finds, nothing that is too wide. A
 * journey that no phone walks is looked at on a phone's screen too, with the themes the other way round: a change of
 * theme draws the whole page.
 */
export async function expectNoViolations(page: Page, themes: readonly Theme[] = THEMES): Promise<void> {
  for (const theme of themes) await look(page, theme);
  if (test.info().tags.includes(ALSO_ON_A_PHONE)) return;
  await onPhoneScreen(page, async () => {
    for (const theme of themes.toReversed()) await look(page, theme);
  });
}

async function look(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  const marks = (await page.evaluate(marksOf, PARTS)).map((mark) => `${colorScheme} ${mark}`);
  const known = marks.flatMap((mark, place) => (sound.has(mark) ? [place] : []));
  const rules = colorScheme === 'light' ? {} : { runOnly: RULES_ON_COLOURS };
  const violations = await violationsOn(page, rules, known);
  const found = violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
  expect(await page.evaluate(tooWide)).toEqual([]);
  for (const mark of marks) sound.add(mark);
}

/**
 * Every rule of axe, or the given ones, run in the page itself, but for the parts at these places; its script is brought once
 * a page, and no more than what was found is taken out.
 */
export async function violationsOn(
  page: Page,
  options: { runOnly?: string[] } = {},
  without: readonly number[] = [],
): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  return page.evaluate(
    async ([chosen, places, parts]) => {
      const all = [...document.querySelectorAll(parts)].filter((part) => !part.parentElement?.closest(parts));
      const exclude = all.filter((_, place) => places.includes(place));
      return (await window.axe.run({ exclude }, { resultTypes: ['violations'], ...chosen })).violations;
    },
    [options, without, PARTS] as const,
  );
}

/** Runs in the page: of each part a mark that is made of all that axe can see of it. */
function marksOf(selector: string): Promise<string[]> {
  const parts = [...document.querySelectorAll(selector)].filter((part) => !part.parentElement?.closest(selector));
  return Promise.all(parts.map(markOf));

  async function markOf(part: Element): Promise<string> {
    const fields = [...part.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const typed = fields.map(({ value, checked, disabled }) => `${value} ${checked} ${disabled}`);
    const { width, height } = part.getBoundingClientRect();
    const screen = [window.innerWidth, window.innerHeight, width, height, part.contains(document.activeElement)];
    const text = JSON.stringify([screen, part.outerHTML, typed]);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return btoa(String.fromCharCode(...new Uint8Array(digest)));
  }
}

/** Runs in the page: what makes it scroll sideways, which no page should. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120));
}
