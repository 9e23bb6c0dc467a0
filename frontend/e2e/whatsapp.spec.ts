import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { logIn, newSubscriber } from './lookup-area';

test('a subscriber adds a number, proves it to the bot, and looks a CEP up in the conversation', async ({
  page,
  context,
}, { project }) => {
  const number = `1199${String(Date.now()).slice(-7)}`;
  await logIn(page, await newSubscriber(page.request, `whatsapp.${project.name}`));
  await page.goto('/consultas');
  const own = page.getByRole('region', { name: 'Meu WhatsApp' });
  await own.getByLabel('Número do WhatsApp').pressSequentially(number);
  const add = () => own.getByRole('button', { name: 'Adicionar WhatsApp' }).click();
  const refusal = { success: false, error: 'Este número já está verificado em outra conta.', code: 'WHATSAPP_TAKEN' };
  await page.route('**/add-whatsapp', (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 });
  await add();
  await expect(own.getByText(refusal.error)).toBeVisible();
  await expect(own.getByLabel('Número do WhatsApp')).toBeFocused();
  await expect(own.getByLabel('Número do WhatsApp')).toHaveAttribute('aria-invalid', 'true');
  await add();
  await expect(own.getByText('Aguardando verificação')).toBeVisible();
  await expectNoViolations(page);

  const opened = context.waitForEvent('page');
  await own.getByRole('link', { name: /^Fale com o bot/ }).click();
  const telephone = await opened;
  await telephone.getByLabel('Número').fill(number);
  await telephone.getByRole('button', { name: 'Abrir conversa' }).click();
  await telephone.getByRole('button', { name: 'Enviar' }).click();
  await expect(telephone.getByText('Número verificado na conta')).toBeVisible();

  await expect(own.getByText('Verificado', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await telephone.getByLabel('Mensagem').fill('14062-252');
  await telephone.getByRole('button', { name: 'Enviar' }).click();
  await expect(telephone.getByText('Ribeirão Preto, SP')).toBeVisible();

  await own.getByRole('button', { name: 'Remover número' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
  await expect(own.getByLabel('Número do WhatsApp')).toBeVisible();
});
