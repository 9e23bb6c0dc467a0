import fc from 'fast-check';
import { LOOKUP_CATALOGUE, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { LookupQuery } from '../../model/subject.js';
import { searchOf, termsOf } from './history-search.js';

const SEED = 7;

/** Whether the text finds an entry of that query by what was asked, its type's label aside. */
function finds(text: string, type: LookupType, query: LookupQuery): boolean {
  const terms = termsOf(type, query);
  return searchOf(text).alternatives.some((wanted) => wanted.every((term) => terms.includes(term)));
}

const word = fc.stringMatching(/^[A-ZÁÂÃÇÉÊÍÓÔÕÚ]{2,12}$/);
const name = fc.uniqueArray(word, { minLength: 1, maxLength: 6, selector: (w) => w });

describe('An entry about a name', () => {
  it(`is found by each of its words, and by any of them in any order, case and accent (seed ${SEED})`, () => {
    fc.assert(
      fc.property(
        name.chain((words) => fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: 1 }))),
        ([words, some]) => {
          const query = { nome: words.join(' ') };
          for (const one of words) expect(finds(one, 'nome', query)).toBe(true);
          expect(finds(some.join('  ').toLowerCase(), 'nome', query)).toBe(true);
          expect(finds(some.join(' ').normalize('NFD').replace(/\p{M}/gu, ''), 'nome', query)).toBe(true);
        },
      ),
      { seed: SEED },
    );
  });

  it(`is never found by a part of a word, nor with a word that it lacks (seed ${SEED})`, () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), (words, at, cut) => {
        const whole = words[at % words.length] ?? '';
        const end = 1 + (cut % (whole.length - 1));
        const others = words.map((other) => other.normalize('NFD').replace(/\p{M}/gu, ''));
        for (const part of [whole.slice(0, end), whole.slice(end)].map((p) =>
          p.normalize('NFD').replace(/\p{M}/gu, ''),
        )) {
          if (!others.includes(part)) expect(finds(part, 'nome', { nome: words.join(' ') })).toBe(false);
        }
        expect(finds(`${words.join(' ')} QXZWK`, 'nome', { nome: words.join(' ') })).toBe(false);
      }),
      { seed: SEED },
    );
  });

  it.each([
    ["d'avila", "Maria D'Ávila"],
    ['ávila', "Maria D'Ávila"],
    ['sant anna', 'José Sant’Anna'],
    ['  SILVA   maria ', 'Maria da Silva'],
  ])('is found by %p when it is %p', (text, nome) => expect(finds(text, 'nome', { nome })).toBe(true));
});

describe('An entry about a document or an address', () => {
  it.each<[string, LookupType, LookupQuery]>([
    ['529.982.247-25', 'cpf', { cpf: '52998224725' }],
    ['52998224725', 'fotorj', { cpf: '52998224725' }],
    ['52998224725', 'cpf-2', { cpf: '52998224725', dataNascimento: '27/03/1980' }],
    ['12.abc.345/01de-35', 'cnpj', { cnpj: '12ABC34501DE35' }],
    ['+55 (16) 92750-8896', 'telefone', { telefone: '16927508896' }],
    ['16 927508896', 'telefone', { telefone: '16927508896' }],
    ['Ana@Exemplo.com.br ', 'email', { email: 'ana@exemplo.com.br' }],
    ['14062-252', 'cep', { cep: '14062252' }],
    ['41.654.827-x', 'rg', { rg: '41654827X' }],
    ['ana@exemplo.com.br', 'pix', { nome: 'ANA@EXEMPLO.COM.BR', sufixo: '982247' }],
    ['loja 24h', 'pix', { nome: 'LOJA 24H', sufixo: '982247' }],
  ])('is found by %p (%s)', (text, type, query) => expect(finds(text, type, query)).toBe(true));

  it.each<[string, LookupType, LookupQuery]>([
    ['529982', 'cpf', { cpf: '52998224725' }],
    ['982.247-25', 'cpf', { cpf: '52998224725' }],
    ['27/03/1980', 'cpf-2', { cpf: '52998224725', dataNascimento: '27/03/1980' }],
    ['982247', 'pix', { nome: 'ANA', sufixo: '982247' }],
    ['ana', 'email', { email: 'ana@exemplo.com.br' }],
    ['exemplo.com.br', 'email', { email: 'ana@exemplo.com.br' }],
    ['92750-8896', 'telefone', { telefone: '16927508896' }],
  ])('is not found by %p (%s)', (text, type, query) => expect(finds(text, type, query)).toBe(false));
});

describe('A label', () => {
  it.each<[string, LookupType[]]>([
    ['foto', ['fotorj']],
    ['CPF', ['cpf', 'cpf-2', 'cpf-mae', 'cpf-pai']],
    ['cpf 2', ['cpf-2']],
    ['mae', ['mae', 'cpf-mae']],
    ['nome da mãe', ['mae']],
    ['otorj', []],
    ['52998224725', []],
  ])('that %p begins is a search for %p', (text, types) => expect(searchOf(text).types).toEqual(types));
});

describe('A text that is looked for', () => {
  it('is a document, or words, each once', () => {
    expect(searchOf('529.982.247-25').alternatives).toEqual([['52998224725']]);
    expect(searchOf('Maria da Silva, Maria')).toMatchObject({
      alternatives: [['MARIA', 'DA', 'SILVA']],
      words: ['MARIA', 'DA', 'SILVA'],
    });
    expect(searchOf('ana@exemplo.com.br').alternatives).toEqual([['ANA@EXEMPLO.COM.BR']]);
    expect(searchOf('41654827X').alternatives).toEqual([['41654827X']]);
    expect(searchOf('123').alternatives).toEqual([]);
    expect(searchOf('!?')).toEqual({ types: [], alternatives: [], words: [] });
  });

  it('finds an entry by each of its terms, once', () => {
    expect(termsOf('nome', { nome: 'Ána Ana Lima' })).toEqual(['ANA', 'LIMA']);
    expect(termsOf('cnpj', { cnpj: '12abc34501de35' })).toEqual(['12ABC34501DE35']);
    expect(termsOf('pix', { nome: 'ana@x.com', sufixo: '1' })).toEqual(['ANA@X.COM']);
    expect(termsOf('nome', {})).toEqual([]);
  });
});

it('Each type is found by one of its inputs, so that no entry is found in two ways', () => {
  const found = LOOKUP_CATALOGUE.map(({ inputs }) => inputs.filter(({ foundBy }) => foundBy !== null).length);
  expect(new Set(found)).toEqual(new Set([1]));
});
