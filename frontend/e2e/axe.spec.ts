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

/** One of most kinds of fault that rules look for: an element, what it wears and holds. */
const KINDS: ReadonlyArray<
  readonly [tag: string, worn: Readonly<Record<string, string>>, ...inside: readonly string[]]
> = [
  ['input', {}],
  ['button', {}],
  ['a', { href: '#nada' }],
  ['img', { src: '/favicon.svg' }],
  ['select', {}, 'option'],
  ['ul', {}, 'p'],
  ['dl', {}, 'p'],
  ['h6', {}, 'Texto'],
  ['main', {}, 'Texto'],
  ['div', { role: 'checkbox', 'aria-checked': 'talvez', tabindex: '0' }, 'Texto'],
  ['div', { role: 'tablist' }, 'p'],
  ['div', { role: 'nada', 'aria-nada': 'x' }, 'Texto'],
  ['div', { 'aria-hidden': 'true' }, 'button'],
  ['div', { tabindex: '5' }, 'Texto'],
  ['div', { style: 'height: 40px; overflow: auto' }, ...Array.from({ length: 20 }, () => 'p')],
  ['p', { style: PALE }, 'Texto'],
  ['p', { lang: 'nada' }, 'Texto'],
];

test("what is found is what axe's own run finds, whatever the kind of fault", async ({ page }) => {
  await page.goto('/nada/aqui');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page);
  const { own, ours } = await page.evaluate(async (kinds) => {
    const { axe, faultsOf, colours } = window;
    const holder = document.querySelector('main') ?? document.body;
    for (const [tag, worn, ...inside] of kinds) {
      const planted = document.createElement(tag);
      for (const [name, value] of Object.entries(worn)) {
        if (name === 'style') planted.style.cssText = value;
        else planted.setAttribute(name, value);
      }
      for (const one of inside) {
        if (/^[A-Z]/.test(one)) planted.append(one);
        else planted.append(Object.assign(document.createElement(one), { textContent: 'Texto' }));
      }
      holder.append(planted);
    }
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'Fora' }));
    const withoutTheme = (line: string) => line.replace(/^\w+ /, '');
    colours.known = new Set();
    const ours = faultsOf([]).flatMap((line) => line.split(' | ').map(withoutTheme));
    const { violations } = await axe.run(document, { resultTypes: ['violations'], elementRef: true });
    const own = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ element }) => `${id}: ${element?.outerHTML.slice(0, 300)}`),
    );
    return { own, ours };
  }, KINDS);
  expect(new Set(own.map((line) => line.split(':')[0])).size).toBeGreaterThan(12);
  expect(ours.sort()).toEqual(own.sort());
});

test('of texts that are dressed alike each is looked at that lies over something of its own', async ({ page }) => {
  await page.goto('/nada/aqui');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .ground, .text { position: absolute; left: 0; width: 200px; height: 40px }
      .text { color: #222 }
      #sound, #on-white { top: 300px } #faulty, #on-black { top: 400px }
      #on-white { background: #fff } #on-black { background: #333 }`);
    document.adoptedStyleSheets = [sheet];
    const plant = (tag: string, className: string, id: string, textContent: string) =>
      document
        .querySelector('main')
        ?.append(Object.assign(document.createElement(tag), { className, id, textContent }));
    for (const id of ['on-white', 'on-black']) plant('div', 'ground', id, '');
    for (const id of ['sound', 'faulty']) plant('p', 'text', id, 'Texto');
  });
  await expect(expectNoViolations(page)).rejects.toThrow(/light color-contrast: <p class=\\?"text\\?" id=\\?"faulty/);
});
