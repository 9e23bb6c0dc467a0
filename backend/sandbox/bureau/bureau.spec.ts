import fc from 'fast-check';
import { listPeople, PEOPLE, Person, peopleNamed } from '../population/index.js';
import { SandboxClient } from '../testing/client.js';
import { SEED } from '../testing/seed.js';

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

const MANUEL = Person.ofCpf('52998224725');

test('a search by name finds every homonym, twenty a page, people of the list first', async () => {
  const first = (await client.search('nome', 'Manuel  rocha xavier')).json;
  const { total } = first;
  const found: string[] = [];
  for (let page = 1; page <= Math.ceil(total / 20); page++) {
    const { resultados } = (await client.search('nome', MANUEL.name, page)).json;
    expect(resultados.length).toBe(Math.min(20, total - found.length));
    found.push(...resultados.map((one: { dados_cpf: { cpf: string } }) => one.dados_cpf.cpf));
  }
  expect(new Set(found)).toEqual(new Set(peopleNamed(MANUEL.name).map(({ cpf }) => cpf)));
  expect(found[0]).toBe(MANUEL.cpf);
  expect(Person.ofCpf(found[1] as string)).toMatchObject({ minor: false, death: null });
  expect((await client.search('nome', MANUEL.name, 99)).status).toBe(404);
});

test('everybody on the list is on the first page, by their own name and by the name of a mother on record', async () => {
  for (const person of listPeople(60)) {
    const { resultados } = (await client.search('nome', person.name)).json;
    expect(resultados.map((one: { dados_cpf: { cpf: string } }) => one.dados_cpf.cpf)).toContain(person.cpf);
    if (person.place.generation === 0) continue;
    const { resultado } = (await client.search('mae', person.mother.name)).json;
    expect(resultado.map(({ cpf }: { cpf: string }) => cpf)).toContain(person.cpf);
  }
});

test("a search by mother finds her children under the mother's name", async () => {
  const { status, resultado } = (await client.search('mae', MANUEL.mother.name)).json;
  expect(status).toBe('ok');
  expect(resultado.length).toBeGreaterThan(1);
  for (const { nome_mae } of resultado) expect(nome_mae).toBe(MANUEL.mother.name);
});

test('a mobile reaches its owner, a landline everybody at home', async () => {
  const { quantidade, resultado } = (await client.search('telefone', MANUEL.mobile)).json;
  expect([quantidade, resultado[0].cpf, resultado[0].ddd + resultado[0].telefone]).toEqual([
    1,
    MANUEL.cpf,
    MANUEL.mobile,
  ]);
  const home = (await client.search('telefone', MANUEL.landline)).json;
  const cpfs = home.resultado.map(({ cpf }: { cpf: string }) => cpf);
  expect(cpfs).toContain(MANUEL.cpf);
  expect(cpfs).toContain(MANUEL.partner?.cpf);
  expect(home.quantidade).toBe(cpfs.length);
});

test(`a landline's people live at one address, and nobody who lives there is missing (seed ${SEED})`, async () => {
  const people = fc.sample(fc.nat(PEOPLE - 1).map(Person.at), { seed: SEED, numRuns: 40 });
  for (const person of people) {
    const { resultado } = (await client.search('telefone', person.landline)).json;
    const cpfs = resultado.map(({ cpf }: { cpf: string }) => cpf.padStart(11, '0'));
    expect(cpfs).toContain(person.cpf);
    expect(new Set(resultado.map(({ cep }: { cep: string }) => cep))).toEqual(new Set([person.address.cep]));
  }
});

test('a CPF behind a telephone loses its leading zeros', async () => {
  const person = Person.ofCpf('00000000191');
  const { resultado } = (await client.search('telefone', person.mobile)).json;
  expect(resultado[0].cpf).toBe('191');
});

test('an RG tells its holder, with dots and dash or without', async () => {
  const punctuated = MANUEL.rg.replace(/^(\d{2})(\d{3})(\d{4})(.)$/, '$1.$2.$3-$4');
  for (const rg of [MANUEL.rg, punctuated]) {
    const { resultado } = (await client.search('rg', rg)).json;
    expect(resultado).toMatchObject({ cpf: MANUEL.cpf, rg: MANUEL.rg, data_obito: 'Sem dados' });
  }
});

test.each([
  ['nome', 'NINGUEM DESTE MUNDO'],
  ['mae', 'NINGUEM DESTE MUNDO'],
  ['telefone', '00912345678'],
  ['rg', '1234567890'],
])('a search by %s that finds nobody is 404', async (by, value) => {
  const { status, json } = await client.search(by, value);
  expect([status, json]).toEqual([404, { status: 'nao_encontrado' }]);
});

test.each([
  ['nome', 'x'],
  ['mae', ''],
  ['telefone', '123'],
  ['rg', '1'],
])('a malformed %s is 400', async (by, value) => {
  expect(await client.search(by, value)).toMatchObject({ status: 400, json: { status: 'invalido' } });
});

test('no search answers without the key', async () => {
  for (const by of ['nome', 'mae', 'telefone', 'rg']) {
    expect((await client.call('POST', `/bureau/v1/pessoas/${by}`, { [by]: MANUEL.name })).status).toBe(401);
  }
});
