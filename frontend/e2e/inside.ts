import { expect, type Page } from '@playwright/test';

/** An address without a page. */
const NOWHERE = '/nada/aqui';

/**
 * Opens an address within the page that runs, as a way through the browser's history does: what stood is left for good,
 * and nothing is loaded anew, which costs five times as much. Where no page of the product runs, it is loaded.
 */
export async function openInside(page: Page, path: string): Promise<void> {
  if (!(await page.evaluate(() => 'ready' in document.documentElement.dataset))) {
    await page.goto(path);
    return;
  }
  const nothing = page.getByRole('heading', { level: 1, name: 'Página Não Encontrada' });
  await page.evaluate(show, NOWHERE);
  await expect(nothing).toBeVisible();
  if (path === NOWHERE) return;
  await page.evaluate(show, path);
  await expect(nothing).toHaveCount(0);
}

/** Runs in the page. */
function show(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
