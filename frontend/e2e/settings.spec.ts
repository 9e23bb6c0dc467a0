import { expect, test } from '@playwright/test';
import { enterAsNewAdmin } from './admins';
import { expectNoViolations } from './axe';

test('an administrator changes a limit, takes it back, and invites another one', async ({ page, browser }, {
  project,
}) => {
  const label = 'Ritmo por conta';
  await enterAsNewAdmin(page);
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: `Mudar ${label}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Valor/).fill('0');
  await dialog.getByRole('button', { name: 'Mudar' }).click();
  await expect(dialog.getByText(/Informe um número de 1 a/)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel(/^Valor/).fill('55');
  await dialog.getByRole('button', { name: 'Mudar' }).click();
  await expect(page.getByRole('status').getByText(`${label}: 55 consultas`)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(`${label} voltou a ser como era.`)).toBeVisible();

  const username = `convidada.${project.name}.${Date.now()}`.toLowerCase().replace(/[^\w.-]/g, '-');
  await page.getByRole('button', { name: 'Convidar administrador' }).click();
  await dialog.getByLabel('Usuário').fill(username);
  await dialog.getByRole('button', { name: 'Convidar' }).click();
  const password = await dialog.locator('code').innerText();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByRole('button', { name: `Desativar ${username}` })).toBeVisible();

  const invited = await (await browser.newContext()).newPage();
  await invited.goto('/admin/login');
  await invited.getByLabel('Usuário').fill(username);
  await invited.getByLabel('Senha', { exact: true }).fill(password);
  await invited.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(invited.getByRole('heading', { level: 1 })).toContainText(/senha/i);
  await invited.context().close();
});
