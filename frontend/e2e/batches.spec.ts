import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe.js';
import { logIn, newSubscriber } from './lookup-area.js';

test('a pasted list is looked up in the background, line by line', async ({ page, request }, { project }) => {
  await logIn(page, await newSubscriber(request, `lotes.${project.name}`));
  await page.goto('/lotes');
  await expect(page.getByRole('heading', { level: 1, name: 'Lotes' })).toBeVisible();
  await page.getByLabel(/Cole a lista/).fill('529.982.247-25\n52998224725\n123');
  await expect(page.getByText('1 a consultar')).toBeVisible();
  await page.getByText('Proteção ao crédito').click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Começar: 1 consulta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lote de CPF' })).toBeVisible();
  await expect(page.getByText('Terminado')).toBeVisible({ timeout: 60_000 });
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Inválido/ }).click();
  await expect(page.getByRole('table', { name: 'Linhas do lote' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /^Encontrado/ }).click();
  await page.getByRole('table', { name: 'Linhas do lote' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/consultas\/registro\//);
});
