import { expect, type Page, test } from '@playwright/test';
import { openInside } from './inside';
import { logIn as openSession } from './lookup-area';
import { WITH_MOTION } from './motion';
import { ALSO_ON_A_PHONE } from './phone';

test.use(WITH_MOTION);

const PASSWORD = 'Garoa-2026';

/** An address that no other run of this journey has used. */
const freshEmail = (project: string) => `jornada.${project}.${Date.now()}@gmail.com`;

async function register(page: Page, email: string) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Cadastrar' }).first().click();
  await page.getByLabel('Nome', { exact: true }).fill('Pessoa da Jornada');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page).toHaveURL(/\/assinatura$/);
}

async function payInAnotherTab(page: Page) {
  const link = page.getByRole('link', { name: 'pagar no banco fictício' });
  const [bank] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await bank.getByRole('button', { name: /Pagar/ }).click();
  await bank.waitForLoadState();
  await bank.close();
}

async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/consultas/);
}

test(
  'a visitor registers, pays by Pix, logs in, looks up a CPF and a CNPJ and finds both in the history',
  { tag: ALSO_ON_A_PHONE },
  async ({ page }, { project }) => {
    const email = freshEmail(project.name);
    await register(page, email);

    await page.getByRole('radio', { name: /Bronze/ }).check();
    await page.getByRole('button', { name: 'Pagar com Pix' }).click();
    await expect(page.getByText('Aguardando pagamento')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    await page.reload();
    await expect(page.getByText('Aguardando pagamento')).toBeVisible();
    // The approval stands for three seconds, which the other tab may take to close.
    await Promise.all([page.getByRole('heading', { name: 'Pagamento Aprovado!' }).waitFor(), payInAnotherTab(page)]);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await logIn(page, email);

    await openInside(page, '/consultas?tipo=cpf');
    await page.getByRole('textbox', { name: 'CPF' }).fill('52998224725');
    await page.getByText('Prevenção a fraude').click();
    await page.getByRole('button', { name: 'Consultar', exact: true }).click();
    await expect(page.getByText('MANUEL ROCHA XAVIER').first()).toBeVisible();
    await expect(page.getByText('não use como critério único de decisão', { exact: false }).first()).toBeVisible();

    await openInside(page, '/consultas?tipo=cnpj');
    await page.getByRole('textbox', { name: 'CNPJ' }).fill('1345c3a5000106');
    await page.getByRole('button', { name: 'Consultar', exact: true }).click();
    await expect(page.getByText('Construções Borges Ltda.').first()).toBeVisible();

    await openInside(page, '/consultas?aba=historico');
    await expect(page.getByText('2 de 2 consultas')).toBeVisible();
    await expect(page.getByText('***.982.247-**').first()).toBeVisible();
    await expect(page.getByText('13.45C.3A5/0001-06').first()).toBeVisible();
    await openInside(page, '/consultas?aba=perfil');
    await expect(page.getByRole('region', { name: 'Conta', exact: true }).getByText(email)).toBeVisible();
  },
);

test.describe('the demo subscriber', () => {
  test.beforeEach(async ({ page }) => {
    await openSession(page);
  });

  test('is told of an outage as an outage, can try again with the same input, and is told that a CPF is not in the source only when the source said so', {
    tag: ALSO_ON_A_PHONE,
  }, async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'CPF' });
    const button = page.getByRole('button', { name: 'Consultar', exact: true });
    await test.step('an outage is told as an outage, and the same input can be tried again', async () => {
      await page.goto('/consultas?tipo=cpf');
      await field.fill('90000000256');
      await button.click();
      const text = 'A fonte desta consulta está fora do ar. Tente novamente em alguns minutos.';
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText(/não encontrado/)).toHaveCount(0);
      await page.getByRole('button', { name: 'Tentar Novamente' }).click();
      await expect(field).toHaveValue('900.000.002-56');
    });
    await test.step('a CPF is not in the source only when the source said so', async () => {
      await openInside(page, '/consultas?tipo=cpf');
      await field.fill('90000000175');
      await button.click();
      const text = 'CPF não encontrado na base de dados. Verifique se o CPF está correto.';
      await expect(page.getByText(text)).toBeVisible();
    });
  });

  test('logs out in every tab, and the guard asks for the login with the way back', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/consultas');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/');
    const logout = page.getByRole('button', { name: 'Sair' }).first();
    await Promise.all([page.waitForEvent('load'), logout.click()]);
    await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
    await expect(other).toHaveURL(/\/login/);
    await page.goto('/consultas?tipo=cnpj');
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, 'demo@gmail.com', 'Demo1234');
    await expect(page).toHaveURL(/tipo=cnpj/);
  });
});
