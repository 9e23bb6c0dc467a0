import { expect, type Page, test } from '@playwright/test';
import { openInside } from './inside';
import { logIn, newSubscriber, runLookup } from './lookup-area';

test('a result and a pasted list fit a screen of 320 pixels, and no bar lies over what has the focus', async ({
  page,
  request,
}) => {
  await logIn(page, await newSubscriber(request, 'tela.pequena'));
  await page.setViewportSize({ width: 320, height: 640 });
  await runLookup(page, 'cnpj', { CNPJ: '1345c3a5000106' });
  await expect(page.getByRole('link', { name: 'Abrir dossiê' })).toBeVisible();
  await expectFits(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    expect([stop, await page.evaluate(underTheBar)]).toEqual([stop, null]);
  }

  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await openInside(page, '/historico');
    const ways = page.getByRole('listitem').filter({ hasText: '13.45C.3A5/0001-06' }).locator('a, button');
    await expect(ways).toHaveText(['13.45C.3A5/0001-06', 'Dossiê', /^Consultar de novo/, '']);
    expect([width, await ways.evaluateAll(linesOf)]).toEqual([width, [1, 1, 1, 1]]);
    const tops = ways.evaluateAll((all) => new Set(all.slice(1).map((one) => one.getBoundingClientRect().top)).size);
    expect([width, await tops]).toEqual([width, 1]);
    await expectFits(page, width);
  }
  await page.setViewportSize({ width: 320, height: 640 });

  await page.goto('/lotes');
  await page.getByLabel(/Cole a lista/).fill('529.982.247-25\n52998224725\n123');
  await expect(page.getByText('1 a consultar')).toBeVisible();
  await expectFits(page);
  const preview = page.getByRole('region', { name: 'Tabela: Prévia da lista' });
  expect(await preview.evaluate((one) => [one.tabIndex, one.scrollWidth - one.clientWidth])).toEqual([0, 0]);
});

async function expectFits(page: Page, width = 320): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Runs in the page: on how many lines each one's words stand. */
function linesOf(all: Element[]): number[] {
  return all.map((one) => {
    const words = [...one.childNodes].find((child) => child.nodeType === Node.TEXT_NODE);
    const range = document.createRange();
    range.selectNodeContents(words ?? one);
    return words ? range.getClientRects().length : 1;
  });
}

/** Runs in the page: what has the focus, where the bar at the bottom lies over its middle. */
function underTheBar(): string | null {
  const [one, bar] = [document.activeElement, document.querySelector('nav[aria-label="Área de consultas"]')];
  if (!one || !bar) throw new Error('there is no bar');
  const { top, height } = one.getBoundingClientRect();
  const lies = !bar.contains(one) && top + height / 2 > bar.getBoundingClientRect().top && top < window.innerHeight;
  return lies ? one.outerHTML.slice(0, 120) : null;
}
