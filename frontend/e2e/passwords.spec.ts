import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openInside } from './inside';
import { logIn, newSubscriber } from './lookup-area';

interface Mail {
  readonly subject: string;
  readonly links: readonly string[];
}

/** The path that an e-mail's link opens, as soon as the e-mail is in the mailbox. */
async function linkIn(request: APIRequestContext, email: string, path: string): Promise<string> {
  const mailbox = `${process.env.E2E_SANDBOX_URL}/mailbox?format=json&to=${encodeURIComponent(email)}`;
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails: Mail[] = await (await request.get(mailbox)).json();
      link = mails.flatMap(({ links }) => links).find((url) => new URL(url).pathname.startsWith(path));
      return link;
    })
    .toBeDefined();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

async function newPassword(page: Page, password: string) {
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar nova senha').fill(password);
}

test('a forgotten password is set anew by the e-mail’s link, once, and ends the sessions elsewhere', async ({
  page,
  request,
  browser,
}) => {
  const email = await newSubscriber(request, 'esqueci');
  const elsewhere = await browser.newPage();
  await logIn(elsewhere, email);
  await elsewhere.goto('/consultas');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeFocused();
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email de redefinição enviado! Verifique sua caixa de entrada.')).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('dialog')).toBeHidden();

  const link = await linkIn(request, email, '/redefinir-senha/');
  await page.goto(link);
  await newPassword(page, 'Senha123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Esta senha está entre as mais usadas. Escolha outra.')).toBeVisible();
  await newPassword(page, 'Neblina-2027');
  await page.keyboard.press('Enter');
  const changed = page.getByText('Senha alterada com sucesso! Faça login com sua nova senha.');
  await expect(changed).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(changed).toBeVisible();

  await elsewhere.goto('/consultas?aba=historico');
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.close();

  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Neblina-2027');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/consultas/);
  await page.goto(link);
  await expect(page.getByText('Token inválido ou expirado')).toBeVisible();
});

test('the password is changed in Meu Perfil with the keyboard alone', async ({ page, request }) => {
  const email = await newSubscriber(request, 'troca');
  await logIn(page, email);
  await page.goto('/consultas?aba=perfil');
  const button = page.getByRole('button', { name: 'Trocar senha' });
  // While the rest of its part comes it is there, but cannot have the focus.
  await expect(button).toBeVisible();
  await button.press('Enter');
  const tab = () => page.keyboard.press('Tab');
  await page.keyboard.type('Garoa-2026');
  for (const field of ['Nova senha', 'Confirmar nova senha']) {
    await tab();
    await tab();
    await expect(page.getByLabel(field, { exact: true })).toBeFocused();
    await page.keyboard.type('Neblina-2027');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Senha alterada. As outras sessões foram encerradas.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Meu Perfil' })).toBeVisible();
});

test('the account moves to a new address when that one is confirmed, and back by the old one’s link', async ({
  page,
  request,
}) => {
  const email = await newSubscriber(request, 'antigo');
  const next = email.replace('antigo', 'novo');
  await logIn(page, email);
  await page.goto('/consultas?aba=perfil');
  await page.getByRole('button', { name: 'Trocar e-mail' }).click();
  await page.getByLabel('Novo e-mail').fill(next);
  await page.getByLabel('Sua senha').fill('Garoa-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enviamos um link ao novo e-mail.', { exact: false })).toBeVisible();

  await page.goto(await linkIn(request, next, '/confirmar-email/'));
  await page.getByRole('button', { name: 'Confirmar este e-mail' }).click();
  await expect(page.getByText('E-mail confirmado. Use o novo endereço para entrar.')).toBeVisible();

  await page.goto(await linkIn(request, email, '/confirmar-email/'));
  await page.getByRole('button', { name: 'Desfazer a troca' }).click();
  await expect(page.getByText('A mudança foi desfeita.', { exact: false })).toBeVisible();
  await openInside(page, '/consultas?aba=perfil');
  await expect(page).toHaveURL(/\/login/);
});
