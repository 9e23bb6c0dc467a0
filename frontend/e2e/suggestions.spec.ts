import { expect, test } from '@playwright/test';
import { enterAsNewAdmin } from './admins';
import { expectNoViolations } from './axe';

test('a visitor writes, an administrator answers, the answer arrives, and the message is erased', async ({
  page,
  browser,
  request,
}, { project }) => {
  const email = `visita.${project.name}.${Date.now()}@exemplo.com.br`;
  const text = `A máscara do CEP não aceita colar (${email}).`;
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('link', { name: 'Escrever' }).click();
  await page.getByLabel('Problema').check();
  await page.getByLabel('Mensagem').fill(text);
  await page.getByLabel('Seu e-mail (opcional)').fill(email);
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'Enviado com sucesso!' })).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/$/);

  const admin = await (await browser.newContext()).newPage();
  await enterAsNewAdmin(admin);
  await admin.goto('/admin/suggestions');
  await admin.getByLabel('Busca').fill(email);
  await admin.getByRole('button', { name: 'Buscar' }).click();
  await expect(admin.getByText('1 de 1 mensagem')).toBeVisible();
  await expectNoViolations(admin);
  await admin.getByRole('table').getByRole('button').click();
  await expect(admin.getByRole('dialog')).toContainText(text);
  await expect(admin.getByText('Vai por e-mail para vi***@exemplo.com.br, sem a mensagem.')).toBeVisible();
  await admin.getByLabel('Resposta').fill('Corrigido hoje. Obrigado pelo aviso.');
  await expectNoViolations(admin);
  await admin.getByRole('button', { name: 'Responder' }).click();
  await expect(admin.getByRole('table').getByText('Respondida')).toBeVisible();

  const mailbox = `${process.env.E2E_SANDBOX_URL}/mailbox?format=json&to=${encodeURIComponent(email)}`;
  await expect
    .poll(async () => (await (await request.get(mailbox)).json())[0]?.text)
    .toContain('Corrigido hoje. Obrigado pelo aviso.');

  await admin.getByRole('table').getByRole('button').click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Apagar mensagem' }).click();
  const question = admin.getByRole('dialog', { name: 'Apagar esta mensagem?' });
  await expectNoViolations(admin);
  await question.getByRole('button', { name: 'Apagar' }).click();
  await expect(question).toBeHidden();
  await expect(admin.getByText(text)).toHaveCount(0);
});
