import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { logIn, newSubscriber } from './lookup-area';

test('a subscriber adds a webhook, tries it with a program that checks signatures, reads the log, sends again and removes it', async ({
  page,
  request,
}, { project }) => {
  const name = `e2e-${project.name.replace(/\W/g, '-')}-${Date.now()}`;
  const url = `${process.env.E2E_SANDBOX_URL}/webhooks/${name}`;
  await logIn(page, await newSubscriber(request, `webhook.${project.name}`));
  await page.goto('/consultas?aba=perfil');
  const card = page.getByRole('region', { name: 'Webhooks' });
  await card.getByRole('button', { name: 'Adicionar webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Endereço').fill('https://10.0.0.1/x');
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await expect(dialog.getByText(/rede interna/)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel('Endereço').fill(url);
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  const secret = await page.getByRole('dialog', { name: 'Guarde o segredo' }).locator('code').innerText();
  expect(secret).toMatch(/^whsec_/);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  const told = await request.put(`${url}/settings`, { data: { secret } });
  expect(told.status()).toBe(200);
  await card.getByRole('button', { name: `Enviar teste: ${url}` }).click();
  await expect(card.getByText('Teste enviado. O resultado está no registro.')).toBeVisible();
  const verdicts = async () => {
    const { received } = await (await request.get(`${url}?format=json`)).json();
    return received.map(({ signature }: { signature: string }) => signature);
  };
  await expect.poll(verdicts).toEqual(['valid']);

  await card.getByRole('button', { name: `Registro: ${url}` }).click();
  const log = page.getByRole('dialog', { name: 'Registro de entregas' });
  await expect(async () => {
    await log.getByRole('button', { name: 'Atualizar' }).click();
    await expect(log.getByText('Entregue')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await log.getByRole('button', { name: /^Teste/ }).click();
  await expect(log.getByText('"type": "webhook.test"')).toBeVisible();
  await expectNoViolations(page);
  await log.getByRole('button', { name: 'Reenviar' }).click();
  await expect.poll(verdicts).toEqual(['valid', 'valid']);
  await log.getByRole('button', { name: 'Fechar' }).click();

  await card.getByRole('button', { name: `Pausar: ${url}` }).click();
  await expect(card.getByText(/Pausado por você/)).toBeVisible();
  await expectNoViolations(page);
  await card.getByRole('button', { name: `Remover: ${url}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
  await expect(card.getByText('Webhook removido.')).toBeVisible();
});
