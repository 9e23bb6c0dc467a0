import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';

/** What is planted in a sound page, and what the look must then say of it. */
interface Fault {
  readonly name: string;
  readonly tag: 'input' | 'button' | 'p';
  readonly text?: string;
  readonly css?: string;
  readonly said: RegExp;
}

/** The last one is the theme that the others are planted in. */
const THEMES = ['dark', 'light'] as const;
const PALE = 'color: #777; background: #888;';

const FAULTS: readonly Fault[] = [
  { name: 'a field without a label', tag: 'input', said: /light label: <input class=/ },
  {
    name: 'a button without a name that only a phone shows',
    tag: 'button',
    css: '.planted { display: none } @media (max-width: 500px) { .planted { display: block; width: 48px; height: 48px } }',
    said: /light button-name: <button class=/,
  },
  ...THEMES.flatMap((theme) =>
    [
      ['a wide screen', 'min-width: 501px'],
      ["a phone's screen", 'max-width: 500px'],
    ].map(([screen, width]) => ({
      name: `pale text on ${screen} in the ${theme} theme alone`,
      tag: 'p' as const,
      text: 'Texto',
      css: `@media (${width}) { [data-mantine-color-scheme=${theme}] .planted { ${PALE} } }`,
      said: new RegExp(`${theme} color-contrast: <p class=`),
    })),
  ),
  {
    name: 'pale text that stands in the dark theme alone',
    tag: 'p',
    text: 'Texto',
    css: `.planted { display: none; ${PALE} } [data-mantine-color-scheme=dark] .planted { display: block }`,
    said: /dark color-contrast: <p class=/,
  },
  {
    name: "a text that is too wide for a phone's screen alone",
    tag: 'p',
    text: 'Texto',
    css: '.planted { min-width: 600px }',
    said: /"<p class=/,
  },
  { name: 'a dot that may end a line', tag: 'p', text: 'Ontem · hoje', said: /Ontem · hoje/ },
];

test('what is planted in a page is found, on whichever screen and in whichever theme it shows', async ({ page }) => {
  const screen = page.viewportSize();
  await page.goto('/nada/aqui');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const scheme of THEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
    await expectNoViolations(page);
  }
  for (const { name, tag, text = '', css = '', said } of FAULTS) {
    await page.evaluate(
      ([element, words, rules, fault]) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
        const planted = Object.assign(document.createElement(element), { className: 'planted', textContent: words });
        planted.dataset.fault = fault;
        document.querySelector('main')?.append(planted);
      },
      [tag, text, css, name] as const,
    );
    await expect(expectNoViolations(page), name).rejects.toThrow(said);
    await page.evaluate(() => {
      for (const planted of document.querySelectorAll('.planted')) planted.remove();
    });
    if (screen) await page.setViewportSize(screen);
  }
});
