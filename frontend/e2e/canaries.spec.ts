import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { leaksIn } from '../../backend/test/harness/canaries';
import { logIn, newSubscriber } from './lookup-area';

const CPF = '52998224725';

/** Everything that the browser keeps, and where it has been. */
async function keptBy(page: Page, addresses: readonly string[]): Promise<string> {
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, databases, caches });
  });
  const cookies = await page.context().cookies();
  return [stored, JSON.stringify(cookies), ...addresses].join('\n');
}

test('who was looked up stays in no storage and in no address, and a second lookup takes no extra click (ASVS 14.2.1, 14.3.3)', async ({
  page,
  request,
}) => {
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url(), sent.headers().referer ?? ''));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await logIn(page, await newSubscriber(request, 'canario'));
  await page.goto('/consultas?tipo=cpf');
  await page.getByText('Prevenção a fraude').click();
  await page.getByRole('textbox', { name: 'CPF', exact: true }).pressSequentially(CPF);
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await expect(page.getByText('Fonte e protocolo')).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(name.split(' ').length).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'Nova consulta' }).click();
  await page.getByRole('textbox', { name: 'CPF', exact: true }).pressSequentially('11144477735');
  await expect(page.getByRole('button', { name: 'Consultar', exact: true })).toBeEnabled();

  await page.goto('/historico');
  await page
    .getByRole('link', { name: /\*{3}\.982\.247-\*{2}/ })
    .first()
    .click();
  await expect(page.getByText(/Resultado salvo da consulta CPF/)).toBeVisible();
  await page.goto('/consultas');

  const canaries = [
    { what: 'name', value: name },
    { what: 'CPF', value: CPF },
  ];
  expect(leaksIn(await keptBy(page, addresses), canaries)).toEqual([]);
  await page.evaluate((planted) => localStorage.setItem('planted', planted), `ultima=${name}`);
  expect(leaksIn(await keptBy(page, addresses), canaries)).toEqual(['name']);
});

test('the files that the browser loads hold no key of a source and no secret of the server (ASVS 13.3.1)', () => {
  const folder = join('dist', 'frontend');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(20);
  const text = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('\n');
  expect(text).not.toMatch(/sandbox-[a-z]+-(key|token|secret)|BUREAU_KEY|JWT_SECRET|ENCRYPTION_KEYS|SUBJECT_HASH_KEY/);
  expect(text).not.toMatch(/\/\/ ?# sourceMappingURL/);
});
