import { expect, type Page, test } from '@playwright/test';
import { alone } from './alone';
import { expectNoViolations } from './axe';
import { openInside } from './inside';
import { byKeys, logIn, newSubscriber, runLookup } from './lookup-area';

interface Person {
  readonly nome: string;
  readonly cpf: string;
  readonly nascimento: string;
  readonly nomeMae: string;
  readonly rg: string;
  readonly telefone: string;
  readonly email: string;
  readonly cep: string;
  readonly pix: { readonly nome: string; readonly sufixo: string };
}

/** What is typed for a person, by label, and what the result must say. */
interface Journey {
  readonly type: string;
  readonly typed: (person: Person) => Readonly<Record<string, string>>;
  readonly shown: (person: Person) => string;
}

const JOURNEYS: readonly Journey[] = [
  { type: 'nome', typed: ({ nome }) => ({ Nome: nome }), shown: ({ nome }) => nome },
  { type: 'telefone', typed: ({ telefone }) => ({ Telefone: telefone }), shown: ({ nome }) => nome },
  { type: 'mae', typed: ({ nomeMae }) => ({ 'Nome da mãe': nomeMae }), shown: ({ nome }) => nome },
  { type: 'rg', typed: ({ rg }) => ({ RG: rg }), shown: ({ nome }) => nome },
  { type: 'cep', typed: ({ cep }) => ({ CEP: cep }), shown: ({ cep }) => `${cep.slice(0, 5)}-${cep.slice(5)}` },
  { type: 'fotorj', typed: ({ cpf }) => ({ CPF: cpf }), shown: ({ nome }) => nome },
  { type: 'email', typed: ({ email }) => ({ Email: email }), shown: ({ nome }) => nome },
  {
    type: 'pix',
    typed: ({ pix }) => ({ Nome: pix.nome.toLowerCase(), Sufixo: pix.sufixo }),
    shown: ({ nome }) => nome,
  },
  {
    type: 'cpf-2',
    typed: ({ cpf, nascimento }) => ({ CPF: cpf, 'Data de nascimento': nascimento.replaceAll('/', '') }),
    shown: () => 'Informada em',
  },
];

/** Nobody has these; each type says so in its own words. */
const NOBODY: ReadonlyArray<readonly [type: string, typed: Readonly<Record<string, string>>, text: string]> = [
  ['nome', { Nome: 'Ninguem Com Este Nome' }, 'Nome não encontrado na base de dados. Tente variações do nome.'],
  ['mae', { 'Nome da mãe': 'Ninguem Com Este Nome' }, 'Dados não encontrados na base de dados.'],
  ['email', { Email: 'ninguem@exemplo.com.br' }, 'Dados não encontrados na base de dados.'],
  [
    'pix',
    { Nome: 'Ninguem Com Este Nome', Sufixo: '123456' },
    'Dados PIX não encontrados. Verifique se os dados estão corretos.',
  ],
  ['fotorj', { CPF: '90000000175' }, 'CPF não encontrado na base do FotoRJ.'],
  ['cep', { CEP: '00000000' }, 'Dados não encontrados na base de dados.'],
  [
    'cpf-2',
    { CPF: '52998224725', 'Data de nascimento': '01011990' },
    'CPF não encontrado na Receita Federal ou dados incorretos. Verifique CPF e data de nascimento.',
  ],
];

/** The sources of these are out; that is never told as nobody. */
const OUT: ReadonlyArray<readonly [type: string, typed: Readonly<Record<string, string>>]> = [
  ['cpf-mae', { CPF: '90000000256' }],
  ['fotorj', { CPF: '90000000256' }],
  ['cpf-2', { CPF: '90000000256', 'Data de nascimento': '27031980' }],
  ['cep', { CEP: '91990002' }],
];

test.describe('the demo subscriber, with everything that can be looked up', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  let person: Person;
  let youngest: Person;

  test.beforeAll(async ({ browser, request }) => {
    const answer = await request.get(`${process.env.E2E_SANDBOX_URL}/people?limit=50`);
    const people: Person[] = await answer.json();
    const born = ({ nascimento }: Person) => Number(nascimento.slice(-4));
    person = people[0] as Person;
    youngest = people.reduce((young, one) => (born(one) > born(young) ? one : young));
    page = await (await browser.newContext()).newPage();
    await logIn(page);
  });
  test.afterAll(() => page.context().close());

  for (const { type, typed, shown } of JOURNEYS) {
    test(`${type}: the form leads to a result that axe finds nothing in`, async () => {
      await runLookup(page, type, typed(person), byKeys);
      await expect(page.getByRole('button', { name: 'Nova consulta' })).toBeVisible();
      await expect(page.getByRole('main').getByText(shown(person)).first()).toBeVisible();
      await expectNoViolations(page);
    });
  }

  for (const [type, typed, text] of NOBODY) {
    test(`${type}: nobody is told as nobody`, async () => {
      await runLookup(page, type, typed);
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
    });
  }

  for (const [type, typed] of OUT) {
    test(`${type}: an outage is told as an outage`, async () => {
      await runLookup(page, type, typed);
      await expect(page.getByText('A fonte desta consulta está fora do ar.', { exact: false })).toBeVisible();
      await expect(page.getByRole('alert').getByText(/não encontrad/)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Tentar Novamente' })).toBeFocused();
    });
  }

  test('cpf-mae: the mother of somebody young is told whole', async () => {
    await runLookup(page, 'cpf-mae', { CPF: youngest.cpf }, byKeys);
    await expect(page.getByRole('heading', { level: 1, name: youngest.nomeMae })).toBeVisible();
  });

  test('cpf-mae: of a mother who has died only the registration status is told', async () => {
    await runLookup(page, 'cpf-mae', { CPF: person.cpf });
    await expect(page.getByRole('heading', { level: 1, name: 'Pessoa falecida' })).toBeVisible();
    await expect(page.getByText('TITULAR FALECIDO').first()).toBeVisible();
    await expect(page.getByText(person.nomeMae)).toHaveCount(0);
  });

  test('cnpj: an active company in judicial reorganisation is told to be in it, with the day', async () => {
    await runLookup(page, 'cnpj', { CNPJ: '44597112000147' });
    const warnings = page.getByRole('region', { name: /^Chama atenção/ });
    await expect(warnings.getByText('Empresa em recuperação judicial desde 15/07/2014')).toBeVisible();
    const told = page.getByRole('region', { name: 'Dados gerais' });
    await expect(told.getByText('Recuperação Judicial', { exact: true })).toBeVisible();
  });

  test('fotorj: the photo is on show, and is not in the history', async () => {
    await runLookup(page, 'fotorj', { CPF: person.cpf });
    const photo = page.getByRole('img', { name: `Foto de ${person.nome}` });
    await expect(photo).toBeVisible();
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await openInside(page, '/consultas?aba=historico&tipo=fotorj&status=sucesso');
    await page.getByRole('link', { name: '***.982.247-**' }).first().click();
    await expect(page.getByText('Sem foto')).toBeVisible();
    expect(await page.getByText('Sem foto').boundingBox()).toMatchObject({ width: 192, height: 256 });
    await expect(photo).toHaveCount(0);
  });

  test('nome: a namesake opens to a record, and the record leads to the CPF lookup beside it', async () => {
    await runLookup(page, 'nome', { Nome: person.nome });
    await page.locator('li > details > summary').first().click();
    await expect(page.getByText('529.982.247-25').first()).toBeVisible();
    await page.getByRole('button', { name: 'Consultar CPF ***.982.247-**' }).click();
    const beside = page.getByRole('complementary', { name: 'Consulta ao lado' });
    await expect(beside.getByRole('link', { name: 'Abrir resultado inteiro' })).toBeVisible();
    await expect(beside.getByText('529.982.247-25').first()).toBeVisible();
  });

  test('pix: what is typed into the middle of the name stays there', async () => {
    await openInside(page, '/consultas?tipo=pix');
    const name = page.getByRole('textbox', { name: 'Nome', exact: true });
    await name.fill('JOAO');
    await name.press('ArrowLeft');
    await name.press('ArrowLeft');
    await name.pressSequentially('ab');
    await expect(name).toHaveValue('JOABAO');
  });

  test('cpf-pai is in maintenance, on its card and in the place of its form', async () => {
    await alone('cpf-pai', async () => {
      await openInside(page, '/consultas?grupo=cpf');
      await expect(page.getByText('Em manutenção')).toBeVisible();
      await expect(page.getByRole('link', { name: /^CPF Pai/ })).toHaveCount(0);
      await openInside(page, '/consultas?tipo=cpf-pai');
      await expect(page.getByRole('heading', { name: 'Manutenção, voltará em breve...' })).toBeVisible();
    });
  });

  test('a past lookup of two inputs is run again with both', async () => {
    await runLookup(page, 'pix', { Nome: person.pix.nome, Sufixo: person.pix.sufixo });
    await expect(page.getByRole('button', { name: 'Nova consulta' })).toBeVisible();
    await openInside(page, '/consultas?aba=historico&tipo=pix&status=sucesso');
    await page
      .getByRole('button', { name: /^Consultar de novo/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue(person.pix.nome);
    await expect(page.getByRole('textbox', { name: 'Sufixo' })).toHaveValue(person.pix.sufixo);
  });
});

test('a lookup again within a minute shows the answer of a moment ago, and asks the source when told to', async ({
  page,
  request,
}) => {
  await logIn(page, await newSubscriber(request, 'de.novo'));
  await page.goto('/consultas?tipo=cpf');
  await page.getByText('Prevenção a fraude').click();
  await page.getByRole('textbox', { name: 'CPF', exact: true }).pressSequentially('52998224725');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  const again = page.getByRole('button', { name: 'Atualizar agora' });
  await expect(page.getByText('Fonte e protocolo')).toBeVisible();
  await expect(again).toBeHidden();

  await page.getByRole('button', { name: 'Voltar' }).click();
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await expect(page.getByText('A fonte não foi consultada de novo.', { exact: false })).toBeVisible();
  await expect(page.getByText('Memória recente').first()).toBeVisible();
  await again.click();
  await expect(page.getByText('Fonte e protocolo')).toBeVisible();
  await expect(again).toBeHidden();
  await expect(page.getByText('Memória recente')).toHaveCount(0);
});
