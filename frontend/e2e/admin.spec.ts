import { expect, type Page, test } from '@playwright/test';
import { generateSync } from 'otplib';
import { newAdmin, onDatabase, PASSWORD } from './admins.js';
import { expectNoViolations } from './axe.js';
import { openInside } from './inside.js';
import { logIn, newSubscriber, PASSWORD as OWN } from './lookup-area.js';

async function signIn(page: Page, username: string, password = PASSWORD) {
  await page.goto('/admin/login');
  await page.getByLabel('Usuário').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function signOut(page: Page) {
  await Promise.all([page.waitForURL('/'), page.getByRole('button', { name: 'Sair' }).click()]);
}

test('an administrator with a one-time password chooses one first, by keyboard alone', async ({ page }) => {
  const { username } = await newAdmin({ oneTime: true });
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);
  const door = page.getByRole('link', { name: 'Entrar como administrador' });
  await expect(door).toBeVisible();
  await door.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Usuário')).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Escolha sua senha' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Nova senha', { exact: true }).focus();
  await page.keyboard.type('Minha-senha-1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Minha-senha-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('an administrator sets up the second factor, signs in with it and turns it off', async ({ page }) => {
  const { id, username } = await newAdmin();
  await signIn(page, username);
  await expect(page).toHaveURL(/\/admin$/);
  await openInside(page, '/admin/seguranca');
  await expect(page.getByText('Desligada')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Ligar' }).click();
  await expect(page.getByAltText('QR code para o aplicativo autenticador')).toBeVisible();
  await expectNoViolations(page);
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/ /g, '');
  await page.getByLabel('Código de 6 dígitos').fill('000000');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(/Código inválido/)).toBeVisible();
  await page.getByLabel('Código de 6 dígitos').fill(generateSync({ secret }));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const shown = page.getByRole('listitem').filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ });
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await expectNoViolations(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Baixar').click()]);
  expect(download.suggestedFilename()).toBe('nitido-codigos-de-recuperacao.txt');
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible();
  await signOut(page);

  await signIn(page, username);
  await expect(page.getByLabel('Código de verificação')).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Código de verificação inválido. Tentativas restantes: 4')).toBeVisible();
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await page.getByLabel('Código de recuperação', { exact: true }).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  await openInside(page, '/admin/seguranca');
  await expect(page.getByText('Restam 9 códigos de recuperação.')).toBeVisible();

  await onDatabase('update sessions set proven_until = now() where account_id = $1', [id]);
  await page.getByRole('button', { name: 'Desligar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(dialog.getByLabel('Senha', { exact: true })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Código de verificação').fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Desligada')).toBeVisible();
});

test('the fifth wrong password closes the door and counts down', async ({ page }) => {
  const { username } = await newAdmin();
  await signIn(page, username, 'errada');
  for (const left of [4, 3, 2, 1]) {
    await expect(page.getByText(`Credenciais inválidas. Tentativas restantes: ${left}`)).toBeVisible();
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  }
  await expect(page.getByText(/Muitas tentativas\. Tente novamente em 5 minutos\. Faltam [45]:\d\d\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeDisabled();
  await expectNoViolations(page);
});

test('a subscriber who opens /admin is led to /login and told why', async ({ page }) => {
  await logIn(page);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Esta página é da administração.')).toBeVisible();
});

test('who signs in there as another account goes on as that one, and the session before is over', async ({
  page,
  request,
}) => {
  const email = await newSubscriber(request, 'outra');
  await logIn(page);
  await page.goto('/admin');
  await expect(page.getByText('Esta página é da administração.')).toBeVisible();
  const before = await page.evaluate(() => localStorage.getItem('authToken'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(OWN);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/consultas$/);
  const headers = { authorization: `Bearer ${before}` };
  await expect.poll(async () => (await request.get('/api/user/profile', { headers })).status()).toBe(401);
  const renewed = await page.evaluate(async () => {
    const answer = await fetch('/api/auth/refresh?userType=user', { method: 'POST' });
    return (await answer.json()).user.email;
  });
  expect(renewed).toBe(email);
});
