import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { logIn, newSubscriber, runLookup } from './lookup-area';

const CNPJ = '11222333000181';

test('a subscriber follows a company from its page, sees it among the followed ones, adds a list and stops', async ({
  page,
  request,
}, { project }) => {
  await logIn(page, await newSubscriber(request, `acompanha.${project.name}`));
  await runLookup(page, 'cnpj', { CNPJ });
  const follow = page.getByRole('button', { name: 'Acompanhar', exact: true });
  await expect(follow).toHaveAttribute('aria-pressed', 'false', { timeout: 60_000 });
  await follow.click();
  await expect(page.getByRole('button', { name: 'Acompanhando', exact: true })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Ver acompanhadas' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Acompanhamento' })).toBeVisible();
  await expect(page.getByText('1 de 10 empresas')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Empresas acompanhadas' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Colar uma lista' }).click();
  await page.getByLabel('CNPJs, um por linha').fill('12.ABC.345/01DE-35\n11.222.333/0001-81\nnenhum');
  await page.getByRole('button', { name: 'Acompanhar 3 linhas' }).click();
  const verdicts = page.getByRole('list', { name: 'O que foi feito de cada linha' }).getByRole('listitem');
  await expect(verdicts).toHaveText([/Acompanhando$/, /Já estava na lista$/, /CNPJ inválido$/]);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByRole('button', { name: 'Colar uma lista' })).toBeFocused();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('2 de 10 empresas')).toBeVisible();

  await page.getByLabel('Filtrar').fill('11.222');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /^Parar de acompanhar/ }).click();
  await page.getByLabel('Filtrar').fill('');
  await expect(page.getByText('1 de 10 empresas')).toBeVisible();
  await rows.getByRole('button', { name: /^Parar de acompanhar/ }).click();
  await expect(page.getByText('Nenhuma empresa na sua lista')).toBeVisible();
  await expectNoViolations(page);
});
