import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe.js';
import { logIn, runLookup } from './lookup-area.js';

test.describe.configure({ timeout: 240_000 });

test('a report is made from a result and verified by somebody who has no account, with the very file', async ({
  page,
  browser,
}) => {
  await logIn(page);
  await runLookup(page, 'cnpj', { CNPJ: '11222333000181' });
  await page.getByText('Exportar Dados').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Relatório em PDF com verificação/ }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^relatorio-\d{8}-\w{4}-\w{4}\.pdf$/);
  const report = await readFile(await file.path());
  expect(report.subarray(0, 5).toString()).toBe('%PDF-');
  const address = /\/URI \((.*)\)/.exec(report.toString('latin1'))?.[1] ?? '';
  const path = new URL(address).pathname;

  // Where the source unfolds it is told of, and the next one too.
  await page.getByText('Fonte e protocolo').click();
  await expect(page.getByText(/^Relatório em PDF feito em [\d/]{10} [\d:]{5}\. O código/)).toBeVisible();
  await page.getByText('Exportar Dados').click();
  const savingNext = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Relatório em PDF com verificação/ }).click();
  await savingNext;
  await expect(page.getByText(/\(2 vezes, o último em [\d/]{10} [\d:]{5}\)\. O código/)).toBeVisible();
  await expectNoViolations(page);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/verificar');
  await stranger.getByLabel('Código do relatório').fill('7Q2M');
  await stranger.getByRole('button', { name: 'Conferir' }).click();
  await expect(stranger.getByText('Código inválido. Confira os caracteres.')).toBeVisible();
  await stranger.getByLabel('Código do relatório').fill(path.replace('/verificar/', '').toLowerCase());
  await stranger.getByRole('button', { name: 'Conferir' }).click();
  await expect(stranger).toHaveURL(new RegExp(`${path}$`));
  await expect(stranger.getByRole('heading', { name: 'Emitido pelo Nítido' })).toBeVisible();
  await expect(stranger.getByText('(horário de Brasília)')).toBeVisible();
  await expect(stranger.locator('body')).not.toContainText('PADARIA');

  // What is chosen is compared here: nothing is sent.
  const sent: string[] = [];
  stranger.on('request', (request) => sent.push(request.url()));
  const choose = (buffer: Buffer) =>
    stranger.setInputFiles('input[type=file]', { name: 'relatorio.pdf', mimeType: 'application/pdf', buffer });
  await choose(report);
  await expect(stranger.getByText('O arquivo é autêntico')).toBeVisible();
  await expectNoViolations(stranger);
  const altered = Buffer.from(report);
  altered[altered.length - 20] = (altered[altered.length - 20] ?? 0) ^ 1;
  await choose(altered);
  await expect(stranger.getByText('O arquivo é diferente do emitido')).toBeVisible();
  expect(sent).toEqual([]);

  await stranger.goto(path.replace(/.$/, (last) => (last === 'Z' ? 'Y' : 'Z')));
  await expect(stranger.getByText('Código inválido. Confira os caracteres.')).toBeVisible();
  await stranger.context().close();
});
