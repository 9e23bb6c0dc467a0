import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { enterAsNewAdmin, onDatabase } from './admins.js';
import { expectNoViolations } from './axe.js';
import { openInside } from './inside.js';
import { logIn, newSubscriber } from './lookup-area.js';

/** What is sent here goes to who has the plan Prata, whom no other journey uses. */
const SEGMENT = 'Contas do plano Prata';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

async function silverSubscriber(page: Page, name: string): Promise<string> {
  const email = await newSubscriber(page.request, name);
  await onDatabase(
    `update subscriptions set plan_id = 'silver' where account_id = (select id from accounts where email = $1)`,
    [email],
  );
  return email;
}

async function enterAsAdmin(page: Page, by: 'the menu' | 'its address'): Promise<void> {
  await enterAsNewAdmin(page);
  await page.goto(by === 'the menu' ? '/admin' : '/admin/mensagens');
  if (by === 'the menu') await page.getByRole('link', { name: 'Mensagens' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mensagens' })).toBeVisible();
}

async function broadcast(page: Page, text: string): Promise<void> {
  await page.getByLabel('Mensagem').fill(text);
  await page.getByLabel('Para quem').selectOption({ label: SEGMENT });
  await page.getByRole('button', { name: 'Enviar recado' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
  await expect(
    page.getByText(/^Recado enviado com sucesso! Será exibido para \d+ usuários conectados\.$/),
  ).toBeVisible();
}

const popupOn = (page: Page) => page.getByRole('dialog', { name: 'Aviso da Administração' });

async function twoOf(contexts: BrowserContext[]): Promise<Page[]> {
  return Promise.all(contexts.map((context) => context.newPage()));
}

test('a broadcast pops up in both browsers of a subscriber, and closing it in one closes it in the other', async ({
  page,
  browser,
}) => {
  const email = await silverSubscriber(page, 'dois.navegadores');
  const contexts = [await browser.newContext(), await browser.newContext()];
  const [here, there] = (await twoOf(contexts)) as [Page, Page];
  await logIn(here, email);
  await logIn(there, email);
  await here.goto('/consultas');
  await there.goto('/');
  await expect(here.getByText('Nenhum aviso recebido ainda')).toBeVisible();

  await enterAsAdmin(page, 'the menu');
  await broadcast(page, 'Hoje, das 22h às 23h, as consultas ficam fora do ar.\nObrigado.');
  for (const window of [here, there]) {
    await expect(popupOn(window).getByText('Hoje, das 22h às 23h')).toBeVisible();
    await expect(popupOn(window).getByRole('button', { name: 'Entendi' })).toBeFocused();
  }
  await expectNoViolations(here);
  for (let n = 0; n < 4; n++) {
    await here.keyboard.press('Tab');
    await expect(here.locator('header :focus, main :focus, footer :focus')).toHaveCount(0);
  }
  await popupOn(here).getByRole('button', { name: 'Entendi' }).click();
  for (const window of [here, there]) await expect(popupOn(window)).toBeHidden();
  await expect(here.getByText(/^Lido em /)).toBeVisible();
  for (const window of [here, there]) {
    await window.reload();
    await expect(window.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible();
    await expect(popupOn(window)).toBeHidden();
  }
  const row = page.getByRole('row').filter({ hasText: 'Hoje, das 22h' });
  await page.reload();
  await expect(row.getByText(/^1 \(/)).toBeVisible();
  for (const context of contexts) await context.close();
});

test('messages wait for their turn, for who types, and for the Pix code to be gone', async ({ page, browser }) => {
  const email = await silverSubscriber(page, 'uma.de.cada.vez');
  const context = await browser.newContext();
  const reader = await context.newPage();
  await logIn(reader, email);
  await enterAsAdmin(page, 'its address');

  await reader.goto('/assinatura');
  await broadcast(page, 'Antes do Pix.');
  await expect(popupOn(reader).getByText('Antes do Pix.')).toBeVisible();
  await popupOn(reader).getByRole('button', { name: 'Entendi' }).click();
  await reader.getByRole('button', { name: 'Pagar com Pix' }).click();
  await expect(reader.getByText('Aguardando pagamento')).toBeVisible();
  await broadcast(page, 'Primeiro.');
  await broadcast(page, 'Segundo.');
  const bell = reader.getByRole('button', { name: 'Avisos, 2 não lidos' });
  await expect(bell).toBeVisible();
  await expect(popupOn(reader)).toBeHidden();
  await bell.click();
  await expect(reader.getByRole('listitem').filter({ hasText: 'Segundo.' })).toBeVisible();
  await expectNoViolations(reader);
  await reader.keyboard.press('Escape');

  await openInside(reader, '/consultas?tipo=cpf');
  await expect(popupOn(reader).getByText('Primeiro.')).toBeVisible();
  await popupOn(reader).getByRole('button', { name: 'Fechar' }).click();
  await expect(popupOn(reader).getByText('Segundo.')).toBeVisible();
  await reader.keyboard.press('Escape');
  await expect(popupOn(reader)).toBeHidden();
  await expect(reader.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible();

  const field = reader.getByRole('textbox', { name: 'CPF' });
  let typing = true;
  const typist = (async () => {
    await field.focus();
    while (typing) await reader.keyboard.type('5', { delay: 100 });
  })();
  await broadcast(page, 'Terceiro.');
  await expect(reader.getByRole('button', { name: 'Avisos, 1 não lido' })).toBeVisible();
  await expect(popupOn(reader)).toBeHidden();
  await expect(field).toBeFocused();
  typing = false;
  await typist;
  await expect(popupOn(reader).getByText('Terceiro.')).toBeVisible();
  await popupOn(reader).getByRole('button', { name: 'Entendi' }).click();
  await expect(field).toBeFocused();
  await context.close();
});

test('an administrator schedules a broadcast, cancels it, and is told what is wrong, accessibly', async ({ page }) => {
  await enterAsAdmin(page, 'its address');
  await page.getByRole('button', { name: 'Enviar recado' }).click();
  await expect(page.getByText('Por favor, digite uma mensagem')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Mensagem').fill('a'.repeat(501));
  await expect(page.getByText('501 de 500 caracteres')).toBeVisible();
  await page.getByLabel('Mensagem').fill('Promoção de fim de ano.');
  await expect(page.getByRole('figure').getByText('Promoção de fim de ano.')).toBeVisible();
  await page.getByLabel('Para quem').selectOption({ label: SEGMENT });
  await expect(page.getByText(/^Alcança \d+ contas?: \d+ com sessão aberta, \d+ online agora\.$/)).toBeVisible();
  await page.getByLabel('Quando').selectOption('Em outro momento');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel('Dia e hora').fill(tomorrow);
  await page.getByRole('button', { name: 'Agendar recado' }).click();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Agendar' }).click();
  await expect(page.getByText('Recado agendado com sucesso.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Promoção de fim de ano.' });
  await row.getByRole('button', { name: 'Cancelar envio' }).click();
  await expect(row.getByText('Cancelado')).toBeVisible();
  await expectNoViolations(page);
});
