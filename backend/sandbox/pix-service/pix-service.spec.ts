import { listPeople, Person } from '../population/index.js';
import { SandboxClient } from '../testing/client.js';
import { fieldsOfPixText } from '../testing/pix-fields.js';

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

const MANUEL = Person.ofCpf('52998224725');

test('a name and the middle of the CPF lead to one person, as text whose last field is the CEP', async () => {
  const { status, headers, text } = await client.pix('manuel rocha xavier', '***.982.247-**');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = fieldsOfPixText(text);
  expect(fields).toMatchObject({ NOME: MANUEL.name, NASCIMENTO: '27/03/1980', MAE: MANUEL.mother.name, ESTADO: 'SP' });
  expect(fields.CPF?.replace(/\D/g, '')).toBe(MANUEL.cpf);
  expect(
    Object.keys(fields)
      .filter((label) => label !== 'BY')
      .at(-1),
  ).toBe('CEP');
});

test('the service has three hands: tidy, chatty, and one with decomposed accents', async () => {
  const texts: string[] = [];
  for (const person of listPeople(20)) texts.push((await client.pix(person.name, person.pixSuffix)).text);
  expect(texts.some((text) => text.startsWith('NOME: ') && text.includes('MÃE: '))).toBe(true);
  expect(texts.some((text) => text.includes('by: @pix_ficticio'))).toBe(true);
  expect(texts.some((text) => text.includes('MA\u0303E:\t') && text.includes('\r\n\r\n'))).toBe(true);
});

test('a namesake with another suffix, and a name that nobody bears, are not found in 200', async () => {
  for (const [name, suffix] of [
    [MANUEL.name, '000000'],
    ['NINGUEM DESTE MUNDO', '982247'],
  ] as const) {
    expect(await client.pix(name, suffix)).toMatchObject({ status: 200, text: 'Registro não encontrado' });
  }
});

test('a wrong key is an error in words', async () => {
  const { status, text } = await client.call('GET', '/pix-lookup/ANA/123456?key=outra');
  expect([status, text]).toEqual([401, 'Erro: chave inválida']);
});
