import { expect, type Page, test } from '@playwright/test';
import { logIn, newSubscriber } from './lookup-area';

const MAIN = ['Consultas', 'Histórico', 'Início'];
const OWN = ['Empresas', 'Acompanhamento', 'Lotes'];
/** What the bar shows; a phone has its places under the thumb, and the user's menu has the others where room is short. */
const WIDTHS: ReadonlyArray<[width: number, places: readonly string[]]> = [
  [1280, [...MAIN, ...OWN]],
  [1181, [...MAIN, ...OWN]],
  [1024, MAIN],
  [768, MAIN],
  [390, []],
];

test('the top bar of the lookup area has its places on every page, and none lies over another on any screen', async ({
  page,
}) => {
  await logIn(page, await newSubscriber(page.request, 'barra.consultas'));
  for (const path of ['/consultas', '/empresas', '/historico']) {
    await page.goto(path);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: 'Avisos' })).toBeVisible();
    for (const [width, places] of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const links = bar.getByRole('navigation', { name: 'Principal' }).getByRole('link');
      await expect(links).toHaveText([...places]);
      expect([path, width, await squeezed(page)]).toEqual([path, width, []]);
      if (width > 560) expect([width, await isCut(page, 'Beatriz Andrade')]).toEqual([width, false]);
    }
    const tabs = page.getByRole('navigation', { name: 'Área de consultas' }).getByRole('link');
    await expect(tabs).toHaveText([...MAIN, 'Perfil']);
  }
});

/** Whether the bar cuts the name of somebody who is called so. */
function isCut(page: Page, name: string): Promise<boolean> {
  return page.locator('[popovertarget=menu-usuario] span').evaluate((shown, called) => {
    shown.textContent = called;
    return shown.scrollWidth > shown.clientWidth;
  }, name);
}

/** What of the bar begins before its neighbour ends, is wrapped, or stands beyond the screen. */
function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
      .map((part) => ({ text: part.textContent ?? '', box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return parts
      .filter(({ box }, place) => {
        const before = parts[place - 1]?.box.right ?? 0;
        return box.left < before || box.right > window.innerWidth || box.height > 48;
      })
      .map(({ text }) => text);
  });
}
