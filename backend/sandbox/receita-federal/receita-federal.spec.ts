import { UNLUCKY } from '../faults/unlucky-people.js';
import { brazilianDay, listPeople, Person } from '../population/index.js';
import { SandboxClient } from '../testing/client.js';

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

const MANUEL = Person.ofCpf('52998224725');

test('CPF and date of birth lead to a receipt, written with punctuation or without', async () => {
  for (const [cpf, birth] of [
    ['52998224725', '27031980'],
    ['529.982.247-25', '27/03/1980'],
  ] as const) {
    const { status, headers, text } = await client.receita(cpf, birth);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('N<sup>o</sup> do CPF: <b>529.982.247-25</b>');
    expect(text).toContain(`Nome: <b>${MANUEL.name}</b>`);
    expect(text).toContain('Situação Cadastral: <b>REGULAR</b>');
    expect(text).toMatch(/emitido às: <b>\d\d:\d\d:\d\d<\/b> do dia <b>\d\d\/\d\d\/\d{4}<\/b>/);
    expect(text).toMatch(/comprovante: <b>[0-9A-F]{4}(\.[0-9A-F]{4}){3}<\/b>/);
  }
});

test('of the deceased the page says so and gives the year', async () => {
  const [deceased] = listPeople(1, { deceased: true }) as [Person];
  const { text } = await client.receita(deceased.cpf, brazilianDay(deceased.birth));
  expect(text).toContain('<b>TITULAR FALECIDO</b>');
  expect(text).toMatch(/Ano de óbito: <b>20\d\d<\/b>/);
});

test.each([
  ['another date of birth', '52998224725', '28031980', 'está divergente'],
  ['a wrong CPF', '52998224726', '27031980', 'CPF incorreto.'],
  ['nothing', '', '', 'Informe CPF e data de nascimento.'],
])('%s gets a page that says what is wrong, in 200', async (_what, cpf, birth, words) => {
  const { status, text } = await client.receita(cpf, birth);
  expect(status).toBe(200);
  expect(text).toMatch(new RegExp(`<span class="mensagemErro">[^<]*${words}`));
  expect(text).not.toContain('clConteudoDados');
});

test('one unlucky person, and a switch, meet a captcha', async () => {
  const { cpf, birth } = UNLUCKY.captcha;
  expect((await client.receita(cpf, brazilianDay(birth))).text).toContain('class="h-captcha"');
  await client.call('POST', '/faults/receita-federal', { kind: 'captcha', times: 1 });
  const texts = [await client.receita('52998224725', '27031980'), await client.receita('52998224725', '27031980')];
  expect(texts.map(({ text }) => text.includes('class="h-captcha"'))).toEqual([true, false]);
});

test('the form stands at the same address', async () => {
  const { text } = await client.call('GET', '/receita-federal/Servicos/CPF/ConsultaSituacao/ConsultaPublica.asp');
  expect(text).toContain('name="txtDataNascimento"');
  expect(text).not.toContain('h-captcha');
});
