import { expect, type Page, test } from '@playwright/test';
import { enterAsNewAdmin } from './admins';
import { expectNoViolations } from './axe';
import { newSubscriber, PASSWORD } from './lookup-area';
import { codeOf } from './one-time-code';
import { openSession } from './sessions';

test('a subscriber switches the second factor on, signs in with it, and the support takes it away', async ({
  page,
  request,
}, { project }) => {
  const email = await newSubscriber(request, `fator.${project.name}`);
  await openSession(page, 'login', { email, password: PASSWORD, captchaToken: 'ok' });
  await page.goto('/consultas?aba=perfil');
  const card = page.getByRole('region', { name: 'Verificação em duas etapas' });
  await card.getByRole('button', { name: 'Ligar verificação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ligar a verificação em duas etapas' });
  await dialog.getByLabel('Sua senha').fill(PASSWORD);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(card.getByAltText('QR code para o aplicativo autenticador')).toBeVisible();
  await expectNoViolations(page);

  const used = codeOf((await card.locator('code').textContent()) ?? '');
  await card.getByLabel('Código de 6 dígitos').fill(used);
  await card.getByRole('button', { name: 'Confirmar' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(10);
  await expectNoViolations(page);
  const recovery = (await card.getByRole('listitem').first().textContent()) ?? '';
  await card.getByRole('button', { name: 'Já guardei' }).click();
  await expect(card.getByText('Ligada', { exact: true })).toBeVisible();
  await expectNoViolations(page);

  await signIn(page, email);
  await expect(page.getByLabel('Código de verificação')).toBeVisible();
  await expectNoViolations(page);
  // Not a new one: that would be right as soon as the half minute is over.
  await page.getByLabel('Código de verificação').fill(used);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Código de verificação inválido')).toBeVisible();
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await page.getByLabel('Código de recuperação').fill(recovery);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/consultas/);

  const { id } = (await (await page.request.post('/api/auth/refresh')).json()).user;
  await page.evaluate(() => localStorage.clear());
  await enterAsNewAdmin(page);
  await page.goto(`/admin/usuarios?conta=${id}`);
  await page.getByRole('button', { name: 'Desligar duas etapas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desligar' }).click();
  await expect(page.getByText('Verificação desligada. Avisamos a pessoa por e-mail.')).toBeVisible();

  await signIn(page, email);
  await expect(page).toHaveURL(/\/consultas/);
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}
