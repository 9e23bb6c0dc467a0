import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { maskEmail } from '../../backend/src/kernel/mask-email';
import { enterAsNewAdmin, onDatabase } from './admins.js';
import { expectNoViolations } from './axe.js';
import { logIn, newSubscriber, runLookup } from './lookup-area.js';

const COMPANY = '1345c3a5000106';
const NOBODY = '90000010000110';
const OF = '(SELECT id FROM accounts WHERE email = $1)';

/** So many of the day's hundred lookups of Bronze are used. */
const use = (email: string, count: number) =>
  onDatabase(
    `INSERT INTO lookup_allowances (holder, account_id, day, granted, used, held_until)
     SELECT $2::uuid, a.id, (now() AT TIME ZONE 'America/Sao_Paulo')::date, $3, $3, now() FROM accounts a WHERE email = $1`,
    [email, randomUUID(), count],
  );

/** As if the account had counted documents up. */
const stop = (email: string) =>
  onDatabase(
    `WITH noticed AS (
       INSERT INTO lookup_observations (id, at, account_id, kind, detector, figures, until)
       SELECT uuidv7(), now(), ${OF}, 'stopped', 'sequencia', '{"seguidos": 16}', now() + interval '1 hour'
       RETURNING account_id
     ) SELECT pg_notify('lookup_standing_changed', account_id::text) FROM noticed`,
    [email],
  );

test('the meter of the day follows found lookups alone, warns, and says when the day is used up', async ({
  page,
  request,
}, { project }) => {
  const email = await newSubscriber(request, `medidor.${project.name}`);
  await logIn(page, email);
  await page.goto('/consultas');
  const meter = page.getByText('0 de 100 consultas hoje');
  await expect(meter).toBeVisible();
  // It takes no row of its own: it stands in the one of the tabs.
  const tabs = await page.getByRole('navigation', { name: 'Abas' }).boundingBox();
  const { y = 0, height = 0 } = (await meter.boundingBox()) ?? {};
  expect(y + height / 2).toBeGreaterThan(tabs?.y ?? Number.POSITIVE_INFINITY);
  expect(y + height / 2).toBeLessThan((tabs?.y ?? 0) + (tabs?.height ?? 0));
  await runLookup(page, 'cnpj', { CNPJ: COMPANY });
  await expect(page.getByText('1 de 100 consultas hoje')).toBeVisible();
  await runLookup(page, 'cnpj', { CNPJ: NOBODY });
  await expect(page.getByRole('button', { name: 'Tentar Novamente' })).toBeVisible();
  await expect(page.getByText('1 de 100 consultas hoje')).toBeVisible();

  await use(email, 79);
  await page.goto('/consultas?aba=perfil');
  await expect(page.getByText('80 de 100 consultas hoje')).toBeVisible();
  await expect(page.getByText('Restam 20 até a meia-noite.')).toBeVisible();
  await expectNoViolations(page);

  await use(email, 20);
  await page.goto('/consultas');
  await expect(page.getByText(/Limite do plano atingido\. Renova à meia-noite/)).toBeVisible();
  await runLookup(page, 'cep', { CEP: '69005999' });
  await expect(page.getByRole('heading', { name: 'Limite do plano atingido.' })).toBeVisible();
  await expect(page.getByText(/Novas consultas a partir de \d\d\/\d\d\/\d{4} 00:00\./)).toBeVisible();
  await expectNoViolations(page);
});

test('a stopped account is told why; an administrator sees it, decides with a note, and it goes on', async ({
  page,
  browser,
  request,
}, { project }) => {
  const email = await newSubscriber(request, `parada.${project.name}`);
  await logIn(page, email);
  await runLookup(page, 'cnpj', { CNPJ: COMPANY });
  await expect(page.getByText('1 de 100 consultas hoje')).toBeVisible();
  await stop(email);
  await page.goto('/consultas');
  const notice = page.getByRole('status').filter({ hasText: 'Consultas em pausa até' });
  await expect(notice).toContainText('Muitos documentos ou contatos em sequência');
  await expect(notice).toContainText(/protocolo \d{8}-\w{4}-\w{4}/);
  await expectNoViolations(page);
  const [protocol = ''] = /\d{8}-\w{4}-\w{4}/.exec((await notice.textContent()) ?? '') ?? [];

  const office = await (await browser.newContext()).newPage();
  await enterAsNewAdmin(office);
  await office.goto('/admin/uso-suspeito?emVigor=sim');
  await expect(office.getByRole('heading', { level: 1, name: 'Uso suspeito' })).toBeVisible();
  await office.getByLabel('Busca').fill(protocol);
  await office.getByLabel('Busca').press('Enter');
  await expect(office.getByRole('row')).toHaveCount(2);
  const row = office.getByRole('row').filter({ hasText: maskEmail(email) });
  await expect(row).toContainText('Parada');
  await expect(row).toContainText('16 seguidos');
  await expectNoViolations(office);
  await row.getByRole('button').click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /encontradas, 1; outras, 0/ })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'Encontrada' })).toBeVisible();
  await expectNoViolations(office);
  await dialog.getByLabel('Nota da decisão').fill('Uso conferido com o cliente.');
  await dialog.getByRole('button', { name: 'Liberar consultas' }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByText('Nada com estes filtros').or(office.getByRole('table'))).toBeVisible();
  await expect(office.getByRole('row').filter({ hasText: maskEmail(email) })).toHaveCount(0);
  await office.context().close();

  await runLookup(page, 'cnpj', { CNPJ: NOBODY });
  await expect(page.getByRole('heading', { name: /não encontrado/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
