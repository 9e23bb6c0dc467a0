import { type Browser, expect, type Page, test } from '@playwright/test';
import { logIn } from './lookup-area';
import { takenOver } from './taken-over';

/**
 * A browser that keeps pages for the way back, which Playwright's does not. It stands beside that one: for other options of
 * its own browser each worker would begin anew.
 */
let browser: Browser;
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ playwright }) => {
  browser = await playwright.chromium.launch({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
test.afterAll(() => browser.close());
test.use({
  context: async ({ contextOptions: _ }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
});

/** Those of the browser itself: Chromium without windows keeps no page, and says so beside all that the page does. */
const OF_THE_BROWSER = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/** Leaves the page and comes back; answers what of the page kept the browser from keeping it. */
async function leaveAndReturn(page: Page): Promise<string[]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.enable');
  const told = new Promise<string[]>((resolve) => {
    protocol.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
  });
  await page.goto('/robots.txt');
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  await expect(page).not.toHaveURL(/robots/);
  await expect(page.getByRole('main')).toBeVisible();
  const reasons = await told;
  await protocol.detach();
  return reasons.filter((reason) => !OF_THE_BROWSER.includes(reason));
}

test('a browser may keep the open pages for the way back', async ({ page }) => {
  for (const path of ['/', '/login', '/assinatura', '/status']) {
    await page.goto(path);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    expect([path, await leaveAndReturn(page)]).toEqual([path, []]);
  }
});

test('a browser may keep the lookup page, whose stream of messages rests meanwhile', async ({ page }) => {
  await logIn(page);
  const listening = page.waitForRequest(/\/api\/events$/);
  await page.goto('/consultas');
  await listening;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await leaveAndReturn(page)).toEqual([]);
});

test('no browser keeps what follows the secret of a link', async ({ page }) => {
  // What of a page keeps it from being kept is told by its own process, a moment after the page itself: who leaves before hears nothing of it.
  await expect(async () => {
    const answer = await page.goto('/redefinir-senha/segredo');
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await page.waitForLoadState('networkidle');
    expect((await leaveAndReturn(page)).join()).toContain('CacheControlNoStore');
  }).toPass();
});

test('who has signed out meanwhile comes back to the login', async ({ page }) => {
  await logIn(page);
  await page.goto('/consultas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  await expect(page).toHaveURL(/\/login$/);
});
