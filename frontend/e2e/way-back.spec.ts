import { test as base, expect, type Page } from '@playwright/test';
import { logIn } from './lookup-area';

declare global {
  interface Window {
    kept?: boolean;
  }
}

/** A browser that keeps pages for the way back, which Playwright's does not. */
const test = base.extend({});
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Leaves the page and comes back; answers whether it is the same one. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<unknown> = async () => undefined): Promise<boolean> {
  await page.evaluate(() => {
    window.kept = true;
  });
  await page.goto('/robots.txt');
  await meanwhile();
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  await expect(page).not.toHaveURL(/robots/);
  await expect(page.getByRole('main')).toBeVisible();
  return page.evaluate(() => window.kept === true);
}

test('open pages come back at once, as they were left', async ({ page }) => {
  for (const path of ['/', '/login', '/assinatura']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.waitForLoadState('networkidle');
    expect([path, await leaveAndReturn(page)]).toEqual([path, true]);
  }
});

test('the lookup page comes back as it was left, and hears of messages again', async ({ page }) => {
  await logIn(page);
  const listening = page.waitForRequest(/\/api\/events$/);
  await page.goto('/consultas');
  await listening;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const again = page.waitForRequest(/\/api\/events$/);
  expect(await leaveAndReturn(page)).toBe(true);
  await again;
});

test('who has signed out meanwhile comes back to the login', async ({ page }) => {
  await logIn(page);
  await page.goto('/consultas');
  await expect(
    page
      .getByRole('button', { name: 'Maria' })
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  await leaveAndReturn(page, () => page.evaluate(() => localStorage.clear()));
  await expect(page).toHaveURL(/\/login$/);
});
