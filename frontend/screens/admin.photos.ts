import { type Page, test } from '@playwright/test';
import { enterAsNewAdmin } from '../e2e/admins';
import { newSubscriber } from '../e2e/lookup-area';
import { take, takeAsItStands, wanted, withStates } from './camera';

test('what an administrator sees', async ({ page }) => {
  for (const path of await pagesOf(page)) {
    for (const screen of withStates(path, '**/api/admin/**')) await take(page, screen);
  }
});

test('what opens over an administrator’s pages', async ({ page, request }, { project }) => {
  for (const path of await pagesOf(page)) await pressAll(page, path, path);
  // Somebody whom no other picture is of: what is pressed there may end their session.
  const email = await newSubscriber(request, `conta.telas.${project.name}`);
  await page.goto('/admin/usuarios');
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('cell', { name: /\bco\*/ }).waitFor();
  await page.getByRole('table').getByRole('button').first().click();
  await page.waitForURL('**/usuarios?conta=*');
  await take(page, { path: page.url(), name: '/admin/usuarios/conta' });
  await pressAll(page, page.url(), '/admin/usuarios/conta');
});

/** Where the menu of somebody who just came in leads. */
async function pagesOf(page: Page): Promise<Set<string>> {
  await enterAsNewAdmin(page);
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Administração' });
  await menu.waitFor();
  const links = menu.locator('a');
  return new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
}

/** Presses each button of a page, of many with one name the first, and keeps what opens over the page. */
async function pressAll(page: Page, path: string, name: string): Promise<void> {
  if (!wanted(name, 'opened')) return;
  const buttons = page.locator('main').getByRole('button').and(page.locator('button:enabled'));
  const opened = page.locator('dialog[open]');
  const arrive = async () => {
    await page.goto(path);
    await page.waitForLoadState('networkidle', { timeout: 2_500 }).catch(() => undefined);
  };
  await arrive();
  // A table's row is opened by a name of its own: of them the first is enough.
  const kinds = await buttons.evaluateAll((all) =>
    all.map((one) => (one.closest('tbody') ? 'row' : (one.textContent ?? '').replace(/\d+/g, ''))),
  );
  for (const [position, kind] of kinds.entries()) {
    if (kinds.indexOf(kind) !== position) continue;
    await buttons.nth(position).click({ timeout: 5_000 });
    await opened.waitFor({ timeout: 700 }).catch(() => undefined);
    if (await opened.isVisible()) await takeAsItStands(page, name, `opened ${kind}`);
    await arrive();
  }
}
