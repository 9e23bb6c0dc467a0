import { expect, test } from '@playwright/test';
import { enterAsNewAdmin } from './admins';
import { expectNoViolations } from './axe';
import { WITH_MOTION } from './motion';

test.use(WITH_MOTION);

test('an administrator draws a code, edits it, switches it off and on, and deletes it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAsNewAdmin(page);
  await page.goto('/admin/codigos');
  await page.getByRole('button', { name: 'Novo código' }).click();
  const drawer = page.getByRole('dialog', { name: 'Novo código' });
  const typed = drawer.getByLabel('Código', { exact: true });
  await typed.fill('NATAL');
  await typed.press('Home');
  await typed.pressSequentially('xy');
  await expect(typed).toHaveValue('XYNATAL');
  await drawer.getByRole('button', { name: 'Gerar código' }).click();
  const code = await typed.inputValue();
  await drawer.getByLabel('Desconto (%)').fill('10');
  await drawer.getByLabel('Máximo de usos (opcional)').fill('5');
  await drawer.getByLabel('Expira em (opcional)').fill('2099-12-24');
  await expect(drawer.getByRole('row', { name: /Prata R\$\s25,00 R\$\s22,50/ })).toBeVisible();
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: 'Criar código' }).click();
  await expect(page.getByText('Código promocional criado com sucesso')).toBeVisible();

  await page.getByLabel('Busca').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('1 de 1 código')).toBeVisible();
  const row = page.getByRole('row', { name: code });
  await expect(row.getByText('Até 24/12/2099')).toBeVisible();
  await expectNoViolations(page);

  await row.getByRole('button', { name: `Copiar ${code}` }).click();
  await expect(page.getByText('Código copiado para a área de transferência!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await row.getByRole('switch').press('Space');
  await expect(row.getByText('Inativo')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row.getByText('Ativo', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: code, exact: true }).click();
  await page.getByLabel('Descrição (opcional)').fill('Campanha');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(row.getByText('Campanha')).toBeVisible();

  await row.getByRole('button', { name: `Usos de ${code}` }).click();
  const uses = page.getByRole('dialog', { name: `Usos de ${code}` });
  await expect(uses.getByText('Ninguém usou este código ainda')).toBeVisible();
  await expectNoViolations(page);
  await uses.getByLabel('Ordem').selectOption('Mais antigos');
  await uses.getByLabel('Situação').selectOption('Usado');
  await expect(uses.getByText('Nada com estes filtros')).toBeVisible();
  await uses.getByRole('button', { name: 'Fechar' }).click();

  await row.getByRole('button', { name: `Deletar ${code}` }).click();
  await expect(page.getByText('Tem certeza que deseja deletar este código promocional?')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Deletar' }).click();
  await expect(page.getByText('Código promocional deletado com sucesso')).toBeVisible();
  await expect(page.getByText('Nada com estes filtros')).toBeVisible();
});
