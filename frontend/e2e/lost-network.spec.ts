import { readFile } from 'node:fs/promises';
import { expect, type Page, type Request, type Route, test } from '@playwright/test';
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
  await expect(page.getByLabel('Código do relatório')).toHaveValue('7Q2M');
});

for (const part of ['src/app/take-over.tsx', 'src/features/lookups/verify-report/verify-report-page.tsx']) {
  test(`what was typed while ${part} did not come is there once it has`, async ({ page }) => {
    let broken = true;
    await answerCode(page, (route) => (broken ? route.abort() : route.continue()), part);
    await page.route('/', (route) => (broken ? route.abort() : route.continue()));
    // Before the page is there: it may be asked for, and fail, as soon as the page is painted.
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
    await page.goto('/verificar');
    await page.getByLabel('Código do relatório').fill('7Q2M');
    await failed;
    await page.waitForTimeout(500);
    await expect(page.getByRole('heading', { name: 'Conferir relatório' })).toBeVisible();
    broken = false;
    await takenOver(page);
    await expect(page.getByLabel('Código do relatório')).toHaveValue('7Q2M');
  });
}

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

/** Answers for the code of one part of the page. */
async function answerCode(page: Page, answer: (route: Route) => Promise<void>, part: string): Promise<void> {
  await page.route(`**/${await fileOf(part)}`, answer);
}

/** Presses a key until it has asked for the code of that part: the shortcuts listen only once the browser is idle. */
async function pressForCode(page: Page, key: string, part: string): Promise<void> {
  const file = await fileOf(part);
  let asked = false;
  const look = (request: Request) => {
    asked ||= request.url().endsWith(file);
  };
  page.on('requestfinished', look).on('requestfailed', look);
  await expect(async () => {
    await page.keyboard.press(key);
    expect(asked).toBe(true);
  }).toPass();
}

async function fileOf(part: string): Promise<string> {
  return JSON.parse(await readFile('dist/frontend/manifest.json', 'utf8'))[part].file;
}

test('a first load that fails while there is a network is tried again, at most once a minute', async ({ page }) => {
  let loads = 0;
  const failing: number[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.clock.install();
  await answerCode(page, breakFirst, 'src/app/take-over.tsx');
  // With a query the code is wanted at once.
  await page.goto('/login?motivo=sessao');
  await expect.poll(() => failing.at(-1)).toBe(2);
  await page.waitForTimeout(3_000);
  expect(loads).toBe(2);
  await page.clock.runFor(60_000);
  await takenOver(page);
  expect(loads).toBe(3);

  function breakFirst(route: Route) {
    if (loads > 2) return route.continue();
    failing.push(loads);
    return route.abort();
  }
});

test('the menu of who is signed in opens without the network, and what was typed stays', async ({ page, context }) => {
  await logIn(page);
  await page.goto('/consultas');
  const field = page.getByLabel('Consulta rápida');
  await field.fill('um texto');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
  await page.locator('[popovertarget="menu-usuario"]').click();
  await failed;
  await expect(page.getByRole('link', { name: 'Perfil' }).last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Esta tela volta com a rede' })).toBeHidden();
  await expect(field).toHaveValue('um texto');
});

test('nobody waits for a question about the password whose code does not come', async ({ page }) => {
  await logIn(page);
  await answerCode(page, (route) => route.abort(), 'src/features/identity/second-factor/step-up-dialog.tsx');
  const refusal = { success: false, code: 'STEP_UP_REQUIRED', error: 'Confirme sua senha para continuar.' };
  await page.route('**/api/user/export', (route) => route.fulfill({ status: 403, json: refusal }));
  await page.goto('/consultas?aba=perfil');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  await expect(page.getByText(refusal.error)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Meu Perfil' })).toBeVisible();
});

test('a palette that did not come leaves the other shortcuts alive, and is asked for again', async ({ page }) => {
  await takenOver(page);
  const palette = page.getByRole('combobox', { name: 'O que você quer fazer?' });
  let broken = true;
  await answerCode(page, (route) => (broken ? route.abort() : route.continue()), 'src/app/keyboard/palette.tsx');
  await pressForCode(page, 'Control+k', 'src/app/keyboard/palette.tsx');
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await help.getByRole('button', { name: 'Fechar' }).click();
  broken = false;
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible({ timeout: 500 });
  }).toPass();
});

test.describe('after a new version went out', () => {
  const gone = (route: Route) => route.fulfill({ status: 404 });

  test('what a page can do without is left out, and what was typed stays', async ({ page }) => {
    await takenOver(page);
    await page.getByLabel('Código do relatório').fill('7Q2M');
    await page.getByRole('heading', { level: 1 }).click();
    await answerCode(page, gone, 'src/app/keyboard/shortcuts-dialog.tsx');
    await pressForCode(page, '?', 'src/app/keyboard/shortcuts-dialog.tsx');
    await page.waitForTimeout(1_000);
    await expect(page.getByLabel('Código do relatório')).toHaveValue('7Q2M');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a screen that is gone is shown by a page that is loaded anew', async ({ page }) => {
    await takenOver(page);
    let loadedAnew = false;
    page.on('request', (request) => {
      loadedAnew ||= request.isNavigationRequest();
    });
    const answer = (route: Route) => (loadedAnew ? route.continue() : gone(route));
    await answerCode(page, answer, 'src/app/developers/developers-page.tsx');
    await page.getByRole('link', { name: 'Desenvolvedores' }).click();
    await expect(page.getByRole('heading', { name: 'Consulte a partir dos seus programas', level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });
});

test('a part of the page that is gone with a new version says so, and what was typed elsewhere stays', async ({
  page,
}) => {
  await logIn(page);
  await answerCode(page, (route) => route.fulfill({ status: 404 }), 'src/features/lookups/profile/profile-tab.tsx');
  await page.goto('/consultas?tipo=cpf');
  await page.getByLabel('CPF', { exact: true }).fill('529.982');
  const tabs = page.getByRole('navigation', { name: 'Abas' });
  await tabs.getByRole('link', { name: 'Perfil' }).click();
  await expect(page.getByText('Esta parte não carregou.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('button', { name: 'Recarregar a página' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Consulta' }).click();
  await expect(page.getByLabel('CPF', { exact: true })).toHaveValue('529.982.');
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
