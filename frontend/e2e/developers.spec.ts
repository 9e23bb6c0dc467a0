import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { logIn, newSubscriber } from './lookup-area';

const { version } = JSON.parse(readFileSync('clients/version.json', 'utf8')) as { version: string };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/desenvolvedores says how to begin', async ({ page }) => {
    await page.goto('/desenvolvedores');
    await expect(page.getByRole('heading', { level: 1, name: 'Consulte a partir dos seus programas' })).toBeVisible();
    await expect(page.getByText('Authorization: Bearer $NITIDO_KEY').first()).toBeVisible();
    await expect(page.locator('#erros').getByText('INVALID_INPUT')).toBeVisible();
  });
});

test('an integrator copies the start in Python, and runs a lookup with a test key in the playground', async ({
  page,
  request,
  baseURL,
}, { project }) => {
  await logIn(page, await newSubscriber(request, `portal.${project.name}`));
  await page.goto('/consultas?aba=perfil');
  const card = page.getByRole('region', { name: 'Chaves de API' });
  await card.getByRole('button', { name: 'Criar chave de API' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar chave de API' });
  await dialog.getByLabel('Nome da chave').fill('Primeiros passos');
  await dialog.getByLabel('CPF', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Criar' }).click();
  const shown = page.getByRole('dialog', { name: 'Guarde sua chave' });
  const key = await shown.locator('code').innerText();
  await shown.getByRole('button', { name: 'Já guardei' }).click();
  await card.getByRole('link', { name: 'Como começar' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Consulte a partir dos seus programas' })).toBeVisible();
  await page.getByRole('tab', { name: 'Python' }).first().click();
  const address = `${baseURL}/sdk/nitido-${version}-py3-none-any.whl`;
  await expect(page.getByText(`install ${address}`)).toBeVisible();
  const former = ['/sdk/nitido-typescript.tgz', '/sdk/nitido-1.0.0-py3-none-any.whl'];
  for (const file of [address, `/sdk/nitido-${version}.tgz`, '/sdk/nitido.postman_collection.json', ...former]) {
    expect([file, (await request.get(file)).status()]).toEqual([file, 200]);
  }

  await page.getByRole('textbox', { name: 'Chave de teste' }).fill(key.replace('test', 'live'));
  await page.getByRole('button', { name: 'Executar em modo de teste' }).click();
  await expect(page.getByRole('alert')).toContainText('chave de produção');
  await page.getByRole('textbox', { name: 'Chave de teste' }).fill(key);
  await page.getByRole('button', { name: 'Executar em modo de teste' }).click();
  const answer = page.getByRole('region', { name: 'Resposta', exact: true });
  await expect(answer.getByText('200', { exact: true })).toBeVisible();
  await expect(answer.getByText('"simulado": true')).toBeVisible();
  await expect(answer.getByText('x-request-id')).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(key);
});
