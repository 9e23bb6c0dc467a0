import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { holdAnswer } from './hold-answer';
import { openInside } from './inside';
import { logIn, newSubscriber, runLookup } from './lookup-area';
import { ALSO_ON_A_PHONE } from './phone';

interface Person {
  readonly nome: string;
  readonly cpf: string;
  readonly nascimento: string;
  readonly rg: string;
  readonly telefone: string;
  readonly email: string;
  readonly cep: string;
  readonly pix: { readonly nome: string; readonly sufixo: string };
}

/** Each type that a text can tell, by what somebody would paste. */
const PASTED: ReadonlyArray<readonly [type: string, text: (person: Person) => string]> = [
  ['CPF', ({ cpf }) => `CPF do cliente: ${cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')}`],
  ['CPF 2.0', ({ cpf, nascimento }) => `${cpf}, nascido em ${nascimento}`],
  ['CNPJ', () => '13.45C.3A5/0001-06'],
  ['Telefone', ({ telefone }) => `+55 ${telefone}`],
  ['Email', ({ email }) => `escreva para ${email}`],
  ['Nome', ({ nome }) => nome.toLowerCase()],
  ['CEP', ({ cep }) => `${cep.slice(0, 5)}-${cep.slice(5)}`],
  ['RG', ({ rg }) => `RG ${rg}`],
  ['PIX', ({ pix }) => `${pix.nome} ***.${pix.sufixo.slice(0, 3)}.${pix.sufixo.slice(3)}-**`],
];

test('what is known late moves nothing that is about to be pressed', async ({ page, request }) => {
  await logIn(page, await newSubscriber(request, 'tardio'));
  const tellPurpose = await holdAnswer(page, '**/api/user/profile');
  const tellRecent = await holdAnswer(page, '**/api/user/history?*');
  await page.goto('/consultas');
  const link = page.getByRole('link', { name: 'Consultar uma lista' });
  await expect(link).toBeVisible();
  const before = await link.boundingBox();
  tellPurpose();
  await expect(page.getByLabel('Finalidade da consulta')).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);

  // In what order the cards stand is known with what was looked up last.
  const card = page.getByRole('link', { name: /^CNPJ / });
  await expect(card).toBeHidden();
  tellRecent();
  await expect(card).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);
});

test.describe('the one field', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  let person: Person;
  const field = () => page.getByLabel('Consulta rápida');
  const done = () => page.getByRole('button', { name: 'Nova consulta' });
  const protocol = /\/consultas\/registro\/\d{8}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

  async function paste(text: string) {
    await openInside(page, '/consultas');
    await expect(field()).toBeFocused();
    await expect(page.getByLabel('Finalidade da consulta')).toHaveValue('cadastro_proprio');
    await page.keyboard.insertText(text);
  }

  test.beforeAll(async ({ browser, request }) => {
    const people: Person[] = await (await request.get(`${process.env.E2E_SANDBOX_URL}/people?limit=1`)).json();
    person = people[0] as Person;
    page = await (await browser.newContext()).newPage();
    await logIn(page);
  });
  test.afterAll(() => page.context().close());

  for (const [type, text] of PASTED) {
    test(`${type}: pasted, one key leads to the answer at its permanent address`, async () => {
      await paste(text(person));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(protocol);
      await expect(done()).toBeVisible();
      expect(page.url()).not.toContain(person.cpf);
      await expect(page).toHaveTitle(new RegExp(`^Resultado ${type}`, 'i'));
    });
  }

  test('leads to the next lookup from a result; Back, reload and another tab give each again without a source', async () => {
    await paste(person.cpf);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(protocol);
    const first = page.url();
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await field().fill('13.45C.3A5/0001-06');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(first);
    await expect(page).toHaveURL(protocol);
    await expect(page.getByRole('heading', { level: 1, name: /construções borges/i })).toBeVisible();
    const asked: string[] = [];
    page.context().on('request', (request) => request.url().includes('/api/external/') && asked.push(request.url()));
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(first);
    await expect(other.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await other.close();
    expect(asked).toEqual([]);
  });

  test('a related document opens beside the result; Esc closes it and gives the focus back', {
    tag: ALSO_ON_A_PHONE,
  }, async () => {
    await runLookup(page, 'cpf', { CPF: person.cpf });
    await expect(page).toHaveURL(protocol);
    const address = page.url();
    const opener = page.getByRole('button', { name: /^Consultar (CPF|CEP|Telefone)/ }).first();
    await expect(page.getByRole('complementary', { name: 'Dossiê' })).toBeVisible();
    await opener.click();
    const beside = page.getByRole('complementary', { name: 'Consulta ao lado' });
    await expect(beside.getByRole('link', { name: 'Abrir resultado inteiro' })).toBeVisible();
    await expectNoViolations(page);
    await expect(page).toHaveURL(address);
    await page.keyboard.press('Escape');
    await expect(beside).toHaveCount(0);
    await expect(opener).toBeFocused();

    const relatives = page.getByRole('region', { name: /^Parentes/ }).first();
    const far = relatives.getByRole('button', { name: /^Consultar CPF/ }).last();
    await far.scrollIntoViewIfNeeded();
    const place = () => far.evaluate((button) => button.getBoundingClientRect().top);
    const before = await place();
    await far.click();
    await expect(beside.getByRole('link', { name: 'Abrir resultado inteiro' })).toBeVisible();
    expect(Math.abs((await place()) - before), 'the page makes way for it').toBeLessThan(2);
    await page.keyboard.press('Escape');
    await expect(beside).toHaveCount(0);
    expect(Math.abs((await place()) - before), 'and comes back').toBeLessThan(2);

    await opener.click();
    await beside.getByRole('link', { name: 'Abrir resultado inteiro' }).click();
    await expect(page).not.toHaveURL(address);
    await expect(page).toHaveURL(protocol);
    await expect(beside).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(address);
  });

  test('a section of the result is gone to with the lookup beside it still open, and Back leads to where one was', async () => {
    await runLookup(page, 'cpf', { CPF: person.cpf });
    await expect(page).toHaveURL(protocol);
    await expect(page.getByRole('complementary', { name: 'Dossiê' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Consultar (CPF|CEP|Telefone)/ })
      .first()
      .click();
    const beside = page.getByRole('complementary', { name: 'Consulta ao lado' });
    await expect(beside.getByRole('link', { name: 'Abrir resultado inteiro' })).toBeVisible();
    const section = page.getByRole('navigation', { name: 'Seções do resultado' }).getByRole('link').last();
    const before = await section.evaluate((link: HTMLElement) => {
      const { scrollY } = window;
      link.click();
      return scrollY;
    });
    await expect(page).toHaveURL(/#/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
    await expect(beside).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(protocol);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await expect(beside).toBeVisible();
  });

  test('is one key or tap away on every page, and axe finds nothing in its states', { tag: ALSO_ON_A_PHONE }, async ({
    isMobile,
  }) => {
    await paste(person.cpf);
    await page.getByText('CPF 2.0', { exact: true }).first().click();
    await expect(page.getByLabel('Data de nascimento')).toBeVisible();
    await expectNoViolations(page);
    await openInside(page, '/consultas?aba=perfil');
    if (isMobile) await page.getByRole('button', { name: 'Consultar ou buscar' }).click();
    else {
      await expect(page.getByRole('heading', { name: 'Meu Perfil' })).toBeVisible();
      await expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('dialog', { name: 'Ir para' })).toBeVisible({ timeout: 500 });
      }).toPass();
    }
    await expect(page.getByRole('combobox', { name: 'O que você quer fazer?' })).toBeFocused();
    await page.keyboard.insertText(person.cpf);
    const option = page.getByRole('option', { name: /^CPF \d{3}\./ });
    await expect(option).toBeVisible();
    await option.click();
    await expect(page).toHaveURL(protocol);
  });
});
