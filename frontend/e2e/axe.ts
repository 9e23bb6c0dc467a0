import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { ALSO_ON_A_PHONE, onPhoneScreen } from './phone';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** The rules that a theme can break; the others look at the same elements, names and places in both. */
const RULES_ON_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at the page as it stands, in both themes unless told otherwise: nothing that axe finds, nothing that is too wide. A
 * journey that no phone walks is looked at on a phone's screen too.
 */
export async function expectNoViolations(page: Page, themes: readonly Theme[] = THEMES): Promise<void> {
  await look(page, themes);
  if (!test.info().tags.includes(ALSO_ON_A_PHONE)) await onPhoneScreen(page, () => look(page, themes));
}

async function look(page: Page, themes: readonly Theme[]): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const violations = await violationsOn(page, colorScheme === 'light' ? {} : { runOnly: RULES_ON_COLOURS });
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
    expect(found).toEqual([]);
    expect(await page.evaluate(tooWide)).toEqual([]);
  }
}

/** Every rule of axe, or the given ones, run in the page itself; its script is brought once a page, and no more than what was found is taken out. */
export async function violationsOn(page: Page, options: { runOnly?: string[] } = {}): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (chosen) => (await window.axe.run({ resultTypes: ['violations'], ...chosen })).violations,
    options,
  );
}

/** Runs in the page: what makes it scroll sideways, which no page should. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120));
}
