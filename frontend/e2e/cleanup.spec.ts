import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { enterAsNewAdmin, onDatabase } from './admins';
import { alone } from './alone';
import { expectNoViolations } from './axe';
import { openInside } from './inside';

/** Somebody whose plan ended eight days ago. */
async function lapsed(): Promise<string> {
  const id = randomUUID();
  await onDatabase(
    `INSERT INTO accounts (id, role, email, name, password_hash, created_at)
     VALUES ($1, 'user', $2, 'Rita Prado', '', now() - interval '60 days')`,
    [id, `limpeza.${id}@gmail.com`],
  );
  await onDatabase(
    `INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at)
     VALUES ($1, 'silver', now() - interval '23 days', now() - interval '8 days')`,
    [id],
  );
  return id;
}

test('an administrator sees who would go, types the number, and they are gone for good', async ({ page }) => {
  await enterAsNewAdmin(page);
  const shown = page.getByRole('table', { name: 'Planos vencidos' });
  const dialog = page.getByRole('dialog', { name: /^Confirma a remoção de \d+ conta\(s\) expirada\(s\)\?$/ });
  // Whoever lapses or is removed meanwhile makes the list another one, and that is refused.
  await alone('limpeza', async () => {
    const id = await lapsed();
    await page.goto('/admin/limpeza');
    await expect(shown.getByText(id)).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Executar limpeza' }).click();
    const [number = ''] = /\d+/.exec((await dialog.getByRole('heading').textContent()) ?? '') ?? [];
    await expectNoViolations(page);
    await dialog.getByLabel(`Digite ${number} para confirmar`).fill(number);
    await dialog.getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByText(`Limpeza executada com sucesso! ${number} conta(s) removida(s).`)).toBeVisible();
    await expect(shown.getByText(id)).toBeHidden();
    await openInside(page, `/admin/usuarios?conta=${id}`);
    await expect(page.getByText('Apagado', { exact: true })).toBeVisible();
    await expect(page.getByText('Rita Prado')).toBeHidden();
    await openInside(page, '/admin/limpeza');
  });
  await expect(page.getByRole('table', { name: 'Limpezas feitas' }).getByText('Administração').first()).toBeVisible();
});
