import { expect, type Page, test } from '@playwright/test';
import { enterAsNewAdmin } from './admins';
import { alone } from './alone';
import { expectNoViolations } from './axe';
import { holdAnswer } from './hold-answer';
import { openInside } from './inside';
import { logIn } from './lookup-area';

/** The page's own list of types, with one of them in another state, once the answer of this is called. */
function withState(page: Page, type: string, state: string): Promise<() => void> {
  return holdAnswer(page, '**/api/lookup-types', async (route) => {
    const response = await route.fetch();
    const types = (await response.json()) as Array<{ type: string; state: string }>;
    await route.fulfill({ response, json: types.map((one) => (one.type === type ? { ...one, state } : one)) });
  });
}

test('anybody reads how the service is, and the last figures stay when they cannot be renewed', async ({ page }) => {
  await page.clock.install();
  await alone('cpf-pai', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Situação do serviço' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Situação do serviço' })).toBeVisible();
    await expect(page.getByText(/^Atualizado há/)).toBeVisible();
    await expect(page.getByText('Em manutenção: CPF Pai.')).toBeVisible();
  });
  await expect(page.getByRole('img', { name: /^Últimos 90 dias/ })).toHaveCount(15);

  await page.route('**/api/public/status', (route) => route.abort());
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^Indisponível: não foi possível atualizar/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Não sabemos como o serviço está agora')).toBeVisible();
  await expectNoViolations(page);
  await page.clock.pauseAt(Date.now() + 10_000); // nobody but the button asks again
  await page.unroute('**/api/public/status');
  await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  await page.clock.resume();
  await expect(page.getByText(/^Atualizado há/)).toBeVisible();
});

test('a card and a form in trouble say so, and a maintenance takes the form away', async ({ page }) => {
  (await withState(page, 'rg', 'instavel'))();
  await logIn(page);
  await page.goto('/consultas');
  await expect(page.getByRole('link', { name: /^RG/ })).toContainText('Instável');
  await openInside(page, '/consultas?tipo=rg');
  await expect(page.getByText('Esta consulta está instável: pode demorar ou falhar.')).toBeVisible();
  await expectNoViolations(page);
  await page.unroute('**/api/lookup-types');
  (await withState(page, 'rg', 'manutencao'))();
  await page.goto('/consultas?tipo=rg');
  await expect(page.getByRole('heading', { name: 'Manutenção, voltará em breve...' })).toBeVisible();
});

test('that a type is in trouble is told late without moving what is about to be pressed', async ({ page }) => {
  await logIn(page);
  const tell = await withState(page, 'rg', 'instavel');
  await page.goto('/consultas?tipo=rg');
  await page.getByLabel('RG', { exact: true }).fill('4165482760');
  const button = page.getByRole('button', { name: 'Consultar', exact: true });
  await expect(button).toBeEnabled();
  const before = await button.boundingBox();
  tell();
  await expect(page.getByText('Esta consulta está instável: pode demorar ou falhar.')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('an open form whose type goes into maintenance says so when it is sent', async ({ page }) => {
  await logIn(page);
  await page.goto('/consultas?tipo=rg');
  await page.getByLabel('RG', { exact: true }).fill('4165482760');
  await page.route('**/api/external/rg', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, code: 'MAINTENANCE', error: 'Manutenção, voltará em breve...', requestId: 'r' },
    }),
  );
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Manutenção, voltará em breve...');
  await expect(page.getByRole('link', { name: 'Escolher outro tipo' })).toBeVisible();
});

test.describe('an administrator', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage();
    await enterAsNewAdmin(page);
  });
  test.afterAll(() => page.context().close());

  async function openSources() {
    await openInside(page, '/admin/fontes');
    await expect(page.getByRole('table', { name: 'Fontes' })).toBeVisible();
  }

  test('switches a lookup type and takes it back', async () => {
    const fatherSwitch = page.getByRole('switch', { name: 'Consulta CPF Pai ligada' });
    await alone('cpf-pai', async () => {
      await openSources();
      await expect(fatherSwitch).not.toBeChecked();
      await page.locator('label', { has: fatherSwitch }).or(fatherSwitch).first().click({ force: true });
      await expect(page.getByText('CPF Pai voltou da manutenção.')).toBeVisible();
      await expect(fatherSwitch).toBeChecked();
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expect(fatherSwitch).not.toBeChecked();
    });
    await expectNoViolations(page);
  });

  test('writes a source into the register, and sees what is missing in plain words', async () => {
    const name = 'ViaCEP (sandbox)';
    await openSources();
    await expect(page.getByText('As configurações desta fonte não foram informadas.').first()).toBeVisible();
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText('Informe o responsável, com 2 a 120 caracteres.')).toBeVisible();
    await dialog.getByLabel('Responsável').fill('Fonte aberta');
    await dialog.getByLabel('Início do contrato').fill('2026-02-01');
    await dialog.getByLabel('Fim do contrato').fill('2026-01-01');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText('O fim do contrato não pode vir antes do início.')).toBeVisible();
    await dialog.getByLabel('Fim do contrato').fill('');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ has: page.getByRole('button', { name }) })).toContainText(
      'Dados fictícios',
    );
    await page.getByRole('button', { name }).click();
    await dialog.getByText('Mudanças deste registro').click();
    await expect(dialog.getByText(/Administração: Fonte aberta/).first()).toBeVisible();
  });
});
