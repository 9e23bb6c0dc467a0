import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { judgeColoursInBothThemes } from './axe-in-page';
import { ALSO_ON_A_PHONE, onPhoneScreen } from './phone';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules that a theme can break; the others look at the same elements, names and places in both. */
const RULES_ON_COLOURS = ['color-contrast', 'link-in-text-block'];
/** What of a page is looked at once: each by itself, as long as it stands as it stood. */
const PARTS = 'header, nav, main, footer, aside';

/** What this process has found nothing in: parts of a page, each as it stood on that screen, and dresses of texts. */
const sound = { parts: new Set<string>(), colours: new Set<string>() };

/**
 * Looks at the page as it stands, in both themes: nothing that axe finds, nothing that is too wide, no dot that may end a
 * line. A journey that no phone walks is looked at on a phone's screen too.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  const moves = await page.evaluate(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  // A colour that is on its way to another one is none that stays.
  if (moves) await page.emulateMedia({ reducedMotion: 'reduce' });
  await look(page);
  if (!test.info().tags.includes(ALSO_ON_A_PHONE)) await onPhoneScreen(page, () => look(page));
  if (moves) await page.emulateMedia({ reducedMotion: null });
}

/** On the screen that is there; axe's script is brought once a document, and no more than what was found is taken out. */
async function look(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SCRIPT);
    await page.evaluate(judgeColoursInBothThemes);
  }
  const known = { parts: [...sound.parts], colours: [...sound.colours] };
  const { found, wide, loose, parts, colours } = await page.evaluate(lookAround, [
    PARTS,
    RULES_ON_COLOURS,
    known,
  ] as const);
  for (const mark of colours) sound.colours.add(mark);
  expect(found).toEqual([]);
  expect(wide).toEqual([]);
  expect(loose).toEqual([]);
  for (const mark of parts) sound.parts.add(mark);
}

type Known = Readonly<Record<'parts' | 'colours', readonly string[]>>;

/** Runs in the page: what axe finds in both themes, but in the parts that are known, and what is wider than the screen. */
async function lookAround([selector, onColours, known]: readonly [string, readonly string[], Known]) {
  const { axe, colours } = window;
  const { dataset } = document.documentElement;
  const theme = dataset.mantineColorScheme ?? '';
  const all = [...document.querySelectorAll(selector)].filter((part) => !part.parentElement?.closest(selector));
  const marks = await Promise.all(all.map(markOf));
  const exclude = all.filter((_, place) => known.parts.includes(marks[place] ?? ''));
  Object.assign(colours, { known: new Set(known.colours), sound: new Set(), shownOtherwise: false });
  const found = await run({});
  if (colours.shownOtherwise) {
    dataset.mantineColorScheme = theme === 'dark' ? 'light' : 'dark';
    found.push(...(await run({ runOnly: [...onColours] })));
    dataset.mantineColorScheme = theme;
  }
  return { found, wide: tooWide(), loose: looseDots(), parts: marks, colours: [...colours.sound] };

  async function run(options: { runOnly?: string[] }): Promise<string[]> {
    const { violations } = await axe.run({ exclude }, { resultTypes: ['violations'], ...options });
    return violations.map(({ id, nodes }) => {
      const worse = nodes.map(({ any, html }) => {
        const other = any.map(({ data }) => data?.theme as string | undefined).find(Boolean);
        return `${other ?? dataset.mantineColorScheme} ${id}: ${html}`;
      });
      return worse.join(' | ');
    });
  }

  /** A mark that is made of all that axe can see of a part. */
  async function markOf(part: Element): Promise<string> {
    const fields = [...part.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const typed = fields.map(({ value, checked, disabled }) => `${value} ${checked} ${disabled}`);
    const { width, height } = part.getBoundingClientRect();
    const screen = [innerWidth, innerHeight, width, height, theme, part.contains(document.activeElement)];
    const hidden = part.closest('[inert], [aria-hidden=true]') !== null;
    // The numbers in these names count what was shown before.
    const markup = part.outerHTML.replaceAll(/mantine-[a-z0-9]{9}\b|_r_[a-z0-9]+_/g, '');
    const digest = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(JSON.stringify([screen, hidden, markup, typed])),
    );
    return btoa(String.fromCharCode(...new Uint8Array(digest)));
  }

  /** What makes the page scroll sideways, which none should. */
  function tooWide(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  }

  /** The dots between facts that would end a line where it breaks behind them. */
  function looseDots(): string[] {
    return [...document.querySelectorAll<HTMLElement>('main, dialog')]
      .flatMap((part) => part.innerText.split('\n'))
      .filter((line) => /· /.test(line));
  }
}
