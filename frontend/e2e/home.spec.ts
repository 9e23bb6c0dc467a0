import { expect, type Request, test } from '@playwright/test';
import { logIn, newSubscriber } from './lookup-area';
import { WITH_MOTION } from './motion';
import { takenOver } from './taken-over';

test.use(WITH_MOTION);

test('the home page opens without an error and asks nobody but its own server (ASVS 14.2.3)', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(faults).toEqual([]);
});

test('a demonstration says so, and the page asks for its settings once where they are wanted and else not', async ({
  page,
}) => {
  for (const [path, times] of [
    ['/', 0],
    ['/login', 1],
    ['/privacidade', 1],
  ] as const) {
    let asked = 0;
    const count = (request: Request) => {
      if (request.url().endsWith('/api/public/config')) asked += 1;
    };
    page.on('request', count);
    await page.goto(path);
    await takenOver(page);
    await expect(page.getByText('Dados fictícios')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([path, asked]).toEqual([path, times]);
    page.off('request', count);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page still says what the product is and leads to registration', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tipos de Consulta' })).toBeVisible();
    await expect(page.locator('a[href="/register"], a[href="/cadastro"]').first()).toBeAttached();
  });
});

test('the navbar holds Início and all the rest on a phone of 360 pixels, before and after the login (ASVS 7.4.4)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const email = await newSubscriber(page.request, 'barra.estreita');
  for (const [before, last] of [
    [() => Promise.resolve(), 'Cadastrar'],
    [() => logIn(page, email), 'Sair'],
  ] as const) {
    await before();
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar.getByText(last)).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'Início', exact: true })).toBeInViewport({ ratio: 1 });
    if (last === 'Sair') await expect(bar.getByRole('button', { name: 'Avisos' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});
