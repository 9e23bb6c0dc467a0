import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { logIn, newSubscriber } from './lookup-area';

test('a subscriber makes an API key, calls /v1 with it, sees its use, changes it for another and revokes that', async ({
  page,
  request,
}, { project }) => {
  await logIn(page, await newSubscriber(request, `api.${project.name}`));
  await page.goto('/consultas?aba=perfil');
  const card = page.getByRole('region', { name: 'Chaves de API' });
  await card.getByRole('button', { name: 'Criar chave de API' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar chave de API' });
  await dialog.getByLabel('Nome da chave').fill('Loja virtual');
  await dialog.getByLabel('Modo').selectOption('Produção: consultas de verdade');
  await dialog.getByLabel('CNPJ', { exact: true }).check();
  await dialog.getByLabel('Ler o histórico').check();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Criar' }).click();

  const shown = page.getByRole('dialog', { name: 'Guarde sua chave' });
  const key = await shown.locator('code').innerText();
  expect(key).toMatch(/^nit_live_/);
  await expectNoViolations(page);
  await shown.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Criar chave de API' })).toBeFocused();

  const call = async (own: string) => {
    const headers = { authorization: `Bearer ${own}` };
    return (await request.post('/v1/lookups/cnpj', { headers, data: { cnpj: '11222333000181' } })).status();
  };
  expect(await call(key)).toBe(200);
  await page.reload();
  await expect(card.getByRole('row', { name: 'Loja virtual CNPJ 1 1 1' })).toBeVisible();
  await expectNoViolations(page);

  await card.getByRole('button', { name: 'Trocar Loja virtual' }).click();
  await page.getByRole('combobox', { name: 'A antiga ainda vale por' }).selectOption('Encerrar agora');
  await page.getByRole('dialog').getByRole('button', { name: 'Trocar' }).click();
  const second = await shown.locator('code').innerText();
  expect(second).not.toBe(key);
  await shown.getByRole('button', { name: 'Já guardei' }).click();
  expect([await call(key), await call(second)]).toEqual([401, 200]);

  await card.getByRole('button', { name: 'Revogar Loja virtual' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click();
  await expect(card.getByText('Chave revogada.')).toBeVisible();
  expect(await call(second)).toBe(401);
});
