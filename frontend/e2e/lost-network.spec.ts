import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { logIn, newSubscriber } from './lookup-area';
import { takenOver } from './taken-over';

test.beforeEach(async ({ page }) => {
  // What a page can do without is asked for when the browser is idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = (done) => window.setTimeout(done, 1_500);
  });
  await page.goto('/verificar');
  // Whatever loads the page anew forgets this.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
});

test('a page whose code did not come before the network went stays, and works once it is back', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await page.getByLabel('Código do relatório').fill('7Q2M');
  await expect(page.getByRole('heading', { name: 'Conferir relatório' })).toBeVisible();
  await context.setOffline(false);
  await takenOver(page);
});

test('what a page can do without is missed by nobody when the network went before it came', async ({
  page,
  context,
}) => {
  await takenOver(page);
  await context.setOffline(true);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
  await page.getByLabel('Código do relatório').fill('7Q2M');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('Código inválido. Confira os caracteres.')).toBeVisible();
  await expect(page.getByLabel('Código do relatório')).toHaveValue('7Q2M');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a screen that did not come says so, and opens by itself once the network is back', async ({ page, context }) => {
  await takenOver(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Desenvolvedores' }).click();
  await expect(page.getByRole('heading', { name: 'Esta tela volta com a rede' })).toBeVisible();
  await expectNoViolations(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Consulte a partir dos seus programas', level: 1 })).toBeVisible();
});

test('who leaves while the network is gone is out on the server too once it is back', async ({ page, context }) => {
  await logIn(page, await newSubscriber(page.request, 'sai.sem.rede'));
  await page.goto('/');
  await takenOver(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('chrome-error://chromewebdata/');
  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  const pending = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /logout/i.test(key)));
  await expect.poll(pending).toEqual([]);
  expect(await page.evaluate(async () => (await fetch('/api/auth/refresh', { method: 'POST' })).status)).toBe(401);
});
