import { expect, type Page, test } from '@playwright/test';
import { PASSWORD as ADMIN_PASSWORD, newAdmin, onDatabase } from './admins';
import { expectNoViolations } from './axe';
import { openInside } from './inside';
import { newSubscriber, PASSWORD } from './lookup-area';

/** Browsers have passkeys for names only, not for addresses. */
const named = (path: string) => new URL(path, (process.env.E2E_URL ?? '').replace('127.0.0.1', 'localhost')).href;

/** An authenticator in the browser that finds its owner there each time. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a subscriber adds a passkey, signs in with it, and removes it', async ({ page, request }, { project }) => {
  const email = await newSubscriber(request, `chave.${project.name}`);
  await withAuthenticator(page);
  await page.goto(named('/login'));
  const passkey = page.getByRole('button', { name: 'Entrar com chave de acesso' });
  await passkey.click();
  await expect(page.getByText('Nenhuma chave de acesso foi usada.')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/consultas/);

  await openInside(page, '/consultas?aba=perfil');
  const card = page.getByRole('region', { name: 'Chaves de acesso' });
  await card.getByRole('button', { name: 'Adicionar chave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar chave de acesso' });
  await dialog.getByLabel('Nome da chave').fill('Este aparelho');
  await dialog.getByLabel('Sua senha').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await expect(card.getByText('Chave adicionada.')).toBeVisible();
  await expect(card.getByText('Este aparelho')).toBeVisible();
  await expectNoViolations(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto(named('/login'));
  await passkey.click();
  await expect(page).toHaveURL(/\/consultas/);

  await openInside(page, '/consultas?aba=perfil');
  await expect(card.getByText(/^Usada/)).toBeVisible();
  await card.getByRole('button', { name: 'Remover Este aparelho' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
  await expect(card.getByText('Chave removida.')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(named('/login'));
  await passkey.click();
  await expect(page.getByText('Não foi possível entrar com esta chave de acesso.')).toBeVisible();
});

test('an administrator adds a passkey with the password once more, and signs in with it alone', async ({ page }) => {
  const { id, username } = await newAdmin();
  await withAuthenticator(page);
  await page.goto(named('/admin/login'));
  await page.getByLabel('Usuário').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);

  await openInside(page, '/admin/seguranca');
  await onDatabase('update sessions set proven_until = now() where account_id = $1', [id]);
  const card = page.getByRole('region', { name: 'Chaves de acesso' });
  await card.getByRole('button', { name: 'Adicionar chave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar chave de acesso' });
  await dialog.getByLabel('Nome da chave').fill('Este aparelho');
  await dialog.getByLabel('Sua senha').fill(ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await proof.getByLabel('Senha', { exact: true }).fill(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(card.getByText('Chave adicionada.')).toBeVisible();
  await expectNoViolations(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto(named('/admin/login'));
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
