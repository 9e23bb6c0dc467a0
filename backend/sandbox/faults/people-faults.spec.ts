import { brazilianDay } from '../population/index.js';
import { type Answer, SandboxClient } from '../testing/client.js';
import { fieldsOfPixText } from '../testing/pix-fields.js';
import { type Outcome, outcome, SEEN } from '../testing/seen-faults.js';
import { type FaultKind } from './fault-kinds.js';
import { UNLUCKY } from './unlucky-people.js';

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

type Person = (typeof UNLUCKY)['slow'];
type Differs = Partial<Record<FaultKind, (seen: Answer) => boolean>>;

const said = (words: string) => (seen: Answer) => seen.status === 200 && seen.text.includes(words);
const TEXT: Differs = {
  'not-found': said('não encontrado'),
  slow: ({ text }) => fieldsOfPixText(text).CEP !== undefined,
  truncated: ({ text }) => text !== '' && fieldsOfPixText(text).CEP === undefined,
};
const PAGE: Differs = {
  'not-found': said('CPF não encontrado'),
  'wrong-content-type': ({ headers }) => headers.get('content-type')?.startsWith('application/json') === true,
  slow: said('Código de controle'),
  truncated: ({ text }) => text.startsWith('<!DOCTYPE') && !text.includes('</html>'),
};

/** Each call that reaches a person, and how its failures look where they do not look like those of JSON. */
const CALLS: [name: string, ask: (person: Person) => Promise<Answer>, differs: Differs][] = [
  ['the search by name', ({ name }) => client.search('nome', name), {}],
  ['the search by mother', ({ mother }) => client.search('mae', mother.name), {}],
  ['the search by telephone', ({ mobile }) => client.search('telefone', mobile), {}],
  ['the search by RG', ({ rg }) => client.search('rg', rg), {}],
  ['the e-mail service', ({ email }) => client.email(email), { 'not-found': said('"success":false') }],
  ['the photo service', ({ cpf }) => client.photo(cpf), {}],
  ['the Pix service', ({ name, pixSuffix }) => client.pix(name, pixSuffix), TEXT],
  ["the tax authority's page", ({ cpf, birth }) => client.receita(cpf, brazilianDay(birth)), PAGE],
  ["the tax authority's API", ({ cpf }) => client.serpro(cpf), {}],
];

describe.each(CALLS)('%s', (_name, ask, differs) => {
  test('meets each fault of an unlucky person', async () => {
    const kinds = Object.keys(SEEN) as (keyof typeof SEEN)[];
    const seen = await Promise.all(kinds.map((kind) => outcome(ask(UNLUCKY[kind]))));
    const right = kinds.filter((kind, n) => looksRight(kind, seen[n] as Outcome));
    expect(right).toEqual(kinds);
  }, 20_000);

  test('tells of somebody else when it is to be inconsistent', async () => {
    const { status, text } = await ask(UNLUCKY.inconsistent);
    expect(status).toBe(200);
    expect(text.replace(/[.-]/g, '')).not.toContain(UNLUCKY.inconsistent.cpf);
  });

  function looksRight(kind: keyof typeof SEEN, seen: Outcome): boolean {
    const differing = differs[kind];
    return differing && typeof seen !== 'string' ? differing(seen) : SEEN[kind](seen);
  }
});

test('the Pix service words an error of its own in 200 for one unlucky person', async () => {
  const { name, pixSuffix } = UNLUCKY['error-text'];
  expect(await client.pix(name, pixSuffix)).toMatchObject({ status: 200, text: expect.stringMatching(/^Erro: /) });
  expect((await client.search('nome', name)).status).toBe(200);
});

test('a namesake of an unlucky person has luck at the Pix service', async () => {
  const { name } = UNLUCKY['server-error'];
  expect((await client.pix(name, '000000')).status).toBe(200);
});
