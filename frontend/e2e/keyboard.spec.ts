import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { walkByKeyboard } from './keyboard-walk';
import { logIn, runLookup } from './lookup-area';
import { PUBLIC_PAGES } from './public-pages';
import { requestsOf } from './quiet';

/** For the desktop alone: phones have no keyboard. Many pages are walked. */
test.describe.configure({ timeout: 240_000 });

test('axe finds nothing in the palette and the list of shortcuts, in both themes', async ({ page }) => {
  await logIn(page);
  await page.goto('/consultas');
  await openPalette(page);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
  await expectNoViolations(page);
});

test('the keyboard alone reaches all of every public page, always in sight', async ({ page }) => {
  const requests = requestsOf(page);
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await requests.quiet();
    const stops = await walkByKeyboard(page);
    expect(stops[0]).toContain('Ir para o conteúdo');
    expect(stops.length).toBeGreaterThan(5);
  }
});

test('the keyboard alone reaches all of the lookup area, always in sight', async ({ page }) => {
  const requests = requestsOf(page);
  await logIn(page);
  for (const address of ['/consultas', '/consultas?tipo=cpf-2', '/historico', '/consultas?aba=perfil']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await requests.quiet();
    await walkByKeyboard(page);
  }
  await runLookup(page, 'cpf', { CPF: '52998224725' });
  await expect(page.getByRole('button', { name: 'Nova consulta' })).toBeVisible();
  expect((await walkByKeyboard(page)).join('\n')).toContain('Ver JSON Completo');
});

test('a field shows the focus as strongly as a link', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Cadastrar' }).first().focus();
  const ofLink = await ring(page);
  expect(ofLink.width).toBeGreaterThanOrEqual(2);
  for (const label of ['E-mail', 'Senha']) {
    await page.getByLabel(label, { exact: true }).focus();
    expect([label, await ring(page)]).toEqual([label, ofLink]);
  }
  await logIn(page);
  await page.goto('/consultas');
  await expect(page.getByLabel('Consulta rápida')).toBeFocused();
  expect(await ring(page)).toEqual(ofLink);
});

/** The ring around what has the focus, which may be drawn by the box that it stands in. */
function ring(page: Page) {
  return page.evaluate(() => {
    const drawn = (one: Element | null | undefined): { width: number; colour: string } => {
      if (!one) return { width: 0, colour: '' };
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      const width = Number.parseFloat(outlineWidth);
      return outlineStyle !== 'none' && width > 0 ? { width, colour: outlineColor } : drawn(one.parentElement);
    };
    return drawn(document.activeElement);
  });
}

/** The shortcuts listen soon after the first paint: until then somebody presses again. */
async function openPalette(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();
}
