import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { plantCompanies } from './companies';
import { logIn, newSubscriber } from './lookup-area';
import { WITH_MOTION } from './motion';
import { ALSO_ON_A_PHONE } from './phone';

test.use(WITH_MOTION);

test(
  'a subscriber finds companies by a word, narrows them, goes on, opens one and comes back to the same',
  { tag: ALSO_ON_A_PHONE },
  async ({ page, request }, { project }) => {
    const onPhone = project.name === 'phone';
    const word = onPhone ? 'QUIMBERA' : 'ZAMBUJA';
    await plantCompanies(word, onPhone ? 300_000 : 400_000);
    await logIn(page, await newSubscriber(request, `empresas.${project.name}`));
    await page.goto('/consultas');
    await page.getByRole('link', { name: 'Buscar empresas por nome, atividade ou cidade' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Busca de empresas' })).toBeVisible();
    await expectNoViolations(page);

    await page.getByLabel('Razão social ou nome fantasia').fill(`padaria ${word.toLowerCase()}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('30 empresas')).toBeVisible();
    const rows = page.getByRole('list', { name: 'Empresas encontradas' }).getByRole('listitem');
    await expect(rows).toHaveCount(25);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Mais resultados' }).click();
    await expect(rows).toHaveCount(30);

    if (onPhone) await page.getByText('Refinar por estado, situação, porte…').click();
    await page.getByRole('button', { name: 'RJ 4' }).click();
    await expect(page.getByText('4 empresas')).toBeVisible();
    await expect(page).toHaveURL(/\/empresas\?uf=RJ$/);
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
    await page.getByLabel('Nome do sócio').fill('Helena');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Fechar' }).click();

    await rows
      .first()
      .getByRole('button', { name: /^Consultar/ })
      .click();
    await expect(page).toHaveURL(/\/consultas\/registro\//);
    await page.goBack();
    await expect(page).toHaveURL(/\/empresas\?uf=RJ$/);
    await expect(rows).toHaveCount(4);
    await expect(page.getByText('4 de 100 consultas hoje')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('button', { name: 'Remover filtro RJ' })).toBeVisible();
    await expect(page.getByText('4 de 100 consultas hoje')).toBeVisible();
    await page.getByRole('button', { name: 'Buscar empresas' }).click();
    await expect(rows.first()).toBeVisible();
    await expect(page.getByText('5 de 100 consultas hoje')).toBeVisible();
    expect(page.url()).not.toContain(word.toLowerCase());
  },
);

test('what a search takes away is a file of that name', async ({ page, request }, { project }) => {
  const onPhone = project.name === 'phone';
  await plantCompanies(onPhone ? 'QUIMBERA' : 'ZAMBUJA', onPhone ? 300_000 : 400_000);
  await logIn(page, await newSubscriber(request, `planilha.${project.name}`));
  await page.goto('/empresas');
  await page.getByLabel('Razão social ou nome fantasia').fill(onPhone ? 'quimbera' : 'zambuja');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Exportar usa 1 consulta do dia.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar XLSX' }).click();
  expect((await download).suggestedFilename()).toMatch(/^empresas-\d{4}-\d\d-\d\d\.xlsx$/);
});
