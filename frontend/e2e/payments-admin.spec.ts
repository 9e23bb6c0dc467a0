import { expect, test } from '@playwright/test';
import { enterAsNewAdmin } from './admins';
import { expectNoViolations } from './axe';
import { openInside } from './inside';
import { newSubscriber } from './lookup-area';

test('an administrator finds a payment, gives its money back, and finds both in the ledger', async ({ page, request }, {
  project,
}) => {
  const email = await newSubscriber(request, `devolucao.${project.name}`);
  const login = () => request.post('/api/auth/login', { data: { email, password: 'Garoa-2026', captchaToken: 'ok' } });
  expect((await login()).status()).toBe(200);

  await enterAsNewAdmin(page);
  await page.goto('/admin/pagamentos');
  await page.getByLabel('Busca').fill(email);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('1 de 1 pagamento')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('table').getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: 'Pagamento' });
  await drawer.getByRole('button', { name: 'Devolver o dinheiro' }).click();
  await expect(drawer.getByText('O acesso da conta termina na hora.')).toBeVisible();
  await expectNoViolations(page);
  await drawer.getByLabel('Digite o valor para confirmar: 15,00').fill('15,00');
  await drawer.getByRole('button', { name: /^Devolver R\$/ }).click();
  await expect(drawer.getByText(/^(Dinheiro devolvido|Devolução pedida)\./)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(drawer.getByText('Dinheiro devolvido; plano encerrado')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  expect((await login()).status()).toBe(403);

  const id = new URL(page.url()).searchParams.get('pagamento') ?? '';
  await openInside(page, '/admin/pagamentos?aba=livro');
  const lines = page.getByRole('table', { name: 'Lançamentos' });
  await expect(lines.getByRole('row', { name: new RegExp(`Devoluções.*${id.slice(-8)}`) })).toBeVisible();
  await expect(lines.getByRole('row', { name: new RegExp(`Receita de planos.*${id.slice(-8)}`) })).toBeVisible();
  await expectNoViolations(page);
  await openInside(page, '/admin/pagamentos?aba=notificacoes');
  await page.getByRole('table', { name: 'Notificações' }).getByRole('button').first().click();
  await expect(page.getByText('O que chegou')).toBeVisible();
  await expectNoViolations(page);
});
