import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { enterAsNewAdmin, onDatabase, PASSWORD } from './admins.js';
import { expectNoViolations } from './axe.js';
import { newSubscriber } from './lookup-area.js';

/** A lookup of a person by an account of its own; answers the protocol, by which the audit's record is known. */
async function lookUp(request: APIRequestContext, project: string): Promise<{ email: string; cpf: string }> {
  const [{ cpf }] = await (await request.get(`${process.env.E2E_SANDBOX_URL}/people?limit=1`)).json();
  const email = await newSubscriber(request, `auditoria.${project}`);
  const login = { email, password: 'Garoa-2026', captchaToken: 'ok' };
  const { token } = await (await request.post('/api/auth/login', { data: login })).json();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post('/api/external/cpf', { headers, data: { cpf, finalidade: 'cobranca' } });
  expect(answer.status()).toBe(200);
  return { email, cpf };
}

test('an administrator finds who looked a person up, opens the record and follows its account', async ({
  page,
  request,
}, { project }) => {
  const { email, cpf } = await lookUp(request, project.name);
  await enterAsNewAdmin(page);
  await page.goto('/admin/auditoria');
  await page.getByLabel('Procurar por').selectOption('E-mail de quem consultou');
  await page.getByRole('textbox', { name: 'E-mail de quem consultou' }).fill(email);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('1 de 1 registro')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/auditoria$/);
  await expectNoViolations(page);

  await page.getByRole('table', { name: 'Registros de auditoria' }).getByRole('button').first().click();
  const record = page.getByRole('dialog', { name: 'Registro de auditoria' });
  await expect(record.getByText(email, { exact: false })).toBeVisible();
  await expect(record.getByText('Localização para cobrança')).toBeVisible();
  await expect(record).not.toContainText(cpf);
  await expectNoViolations(page);
  await record.getByRole('button', { name: 'Consultas desta conta' }).click();
  await expect(page).toHaveURL(/accountId=/);
  await page.getByLabel('Tipo').selectOption('CNPJ');
  await expect(page.getByRole('heading', { name: 'Nada com estes filtros' })).toBeVisible();
  await page.getByRole('button', { name: 'Remover filtro CNPJ' }).click();
  await page.getByRole('list', { name: 'Filtros em uso' }).getByRole('button', { name: 'Limpar filtros' }).click();

  await page.getByLabel('Procurar por').selectOption('CPF consultado');
  await page.getByRole('textbox', { name: 'CPF consultado' }).fill('111.111.111-11');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('CPF inválido. Verifique o formato e os dígitos.')).toBeVisible();
  await page.getByRole('textbox', { name: 'CPF consultado' }).fill(cpf);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('button', { name: /^Remover filtro \d/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome ou e-mail (nome, PIX)' }).fill('LOJA 24H');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('button', { name: /^Remover filtro \d+ · LOJA 24H$/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Registros de auditoria' })).toBeVisible();
});

test('the chain is verified, the export asks for the password, and both stand in the admin audit log', async ({
  page,
  request,
}, { project }) => {
  await lookUp(request, `selo.${project.name}`);
  const admin = await enterAsNewAdmin(page);
  await page.goto('/admin/auditoria');
  await expect(page.getByRole('navigation', { name: 'Partes da auditoria' })).toHaveCSS('display', 'flex');
  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(page.getByText('Íntegra: nada foi alterado, apagado, inserido ou trocado de lugar.')).toBeVisible();
  await expectNoViolations(page);

  await onDatabase('update sessions set proven_until = now() where account_id = $1', [admin]);
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await proof.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^auditoria-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFFId;Data\/Hora \(UTC\);Conta;/);

  await page.getByRole('link', { name: 'Ações de administradores' }).click();
  const actions = page.getByRole('table', { name: 'Ações de administradores' });
  await expect(actions.getByText('Exportou a auditoria').first()).toBeVisible();
  await expect(actions.getByText('Conferiu a cadeia de selos').first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Ação', { exact: true }).selectOption('Exportou a auditoria');
  await expect(actions.getByText('Conferiu a cadeia de selos')).toHaveCount(0);
});
