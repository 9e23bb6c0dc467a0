import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { plantGroup } from './companies';
import { byKeys, logIn, newSubscriber, runLookup } from './lookup-area';

test('a company’s group is asked for with a purpose, walked by keys, read as a list, and leads on to each company', async ({
  page,
  request,
}, { project }) => {
  const cnpj = await plantGroup(project.name === 'phone' ? 'GRUPF010' : 'GRUPD010');
  await logIn(page, await newSubscriber(request, `grupo.${project.name}`));
  await runLookup(page, 'cnpj', { CNPJ: cnpj }, byKeys);
  const group = page.getByRole('region', { name: /^Grupo da empresa/ });
  await group.getByLabel('Com os sócios dessas empresas').check();
  await group.getByRole('button', { name: 'Ver grupo' }).click();
  await expect(group.getByText('Escolha a finalidade. A lei pede')).toBeVisible();
  await expectNoViolations(page);
  await group.getByLabel('Finalidade da consulta').selectOption('cobranca');
  await group.getByRole('button', { name: 'Ver grupo' }).click();
  await expect(group.getByText(/^7 nomes ·\u00A0usou 3 consultas/)).toBeVisible();

  const picture = group.getByRole('group', { name: 'Desenho das relações' });
  const hub = picture.getByRole('button', { pressed: true });
  await expect(hub).toContainText('Esta empresa');
  await hub.focus();
  await page.keyboard.press('ArrowDown');
  await expect(picture.getByRole('button', { pressed: true })).not.toContainText('Esta empresa');
  await expectNoViolations(page);

  await group.getByRole('button', { name: 'Ver lista' }).click();
  const others = group.getByRole('list', { name: 'Outras empresas deles' });
  await expect(others).toContainText('Muito provável: mesmo nome e mesmos seis dígitos do meio do CPF');
  await expect(group.getByRole('list', { name: 'Sócios dessas empresas' })).toContainText('Norma Reis Alvim');
  await expectNoViolations(page);
  await group.getByRole('button', { name: /^Sócios, filiais e participações/ }).click();
  await expect(group.getByRole('list', { name: 'Sócios, filiais e participações' })).toHaveCount(0);
  await others
    .getByRole('button', { name: /^Consultar CNPJ/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: 'Consulta ao lado' })).toContainText('Vidracaria do Cais Ltda.');
  expect(page.url()).not.toContain(cnpj.slice(0, 8));
});
