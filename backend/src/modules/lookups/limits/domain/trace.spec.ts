import type { LookupQuery } from '../../model/index.js';
import { type Mark, RANKS, traceOf } from './trace.js';

/** Marks that can be told apart, and a shift that shows. */
const made: string[] = [];
const mark: Mark = (kind, text) => {
  const known = made.indexOf(`${kind} ${text}`);
  return kind === 'shift' ? 1_000 : known < 0 ? made.push(`${kind} ${text}`) : known + 1;
};
const of = (query: LookupQuery) => traceOf(query, 7, mark);

describe('The trace of a lookup', () => {
  it('has its moment and its subject, and is open', () => {
    expect(of({ cep: '01001000' })).toEqual({
      at: 7,
      subject: mark('subject', 'cep:01001000'),
      series: null,
      place: null,
      ofPerson: false,
      given: null,
      surname: null,
      rank: null,
      ending: 'open',
    });
  });

  it.each<[LookupQuery, string, number, boolean]>([
    [{ cpf: '52998224725' }, 'cpf', 529_982_247, true],
    [{ cnpj: '11222333000181' }, 'cnpj', Number.parseInt('11222333', 36), false],
    [{ cnpj: '12ABC34501DE35' }, 'cnpj', Number.parseInt('12ABC345', 36), false],
    [{ telefone: '11987654321' }, 'telefone', 11_987_654_321, false],
    [{ rg: 'MG1234567X' }, 'rg', 1_234_567, true],
    [{ email: 'maria12@x.com' }, 'email maria@x.com', 12, false],
    [{ email: '12@x.com' }, 'email @x.com', 12, false],
    [{ email: 'a1b22@x.com' }, 'email a1b@x.com', 22, false],
    [{ email: 'a1234567890@x.com' }, 'email a1@x.com', 234_567_890, false],
  ])('of %j lies in the series %s at %i, shifted', (query, series, number, ofPerson) => {
    expect(of(query)).toMatchObject({ series: mark('series', series), place: number + 1_000, ofPerson });
  });

  it.each<LookupQuery>([
    { email: 'maria@x.com' },
    { email: '12maria@x.com' },
    { rg: '12345678901234567890' },
    { cep: '01001000' },
    { nome: 'ANA LIMA' },
  ])('of %j lies in none', (query) => {
    expect(of(query)).toMatchObject({ series: null, place: null, ofPerson: false });
  });

  it('of a name has its first and last word, and how far into the alphabet it begins', () => {
    const names = { given: mark('given', 'ANA'), surname: mark('surname', 'LIMA'), rank: (1 * 27 + 14) * 27 + 1 };
    expect(of({ nome: 'Ana de Lima' })).toMatchObject(names);
    expect(of({ mae: ' ána  LIMA ' })).toMatchObject(names);
    expect(of({ nome: '- LIMA' }).given).toBe(mark('given', '-'));
    expect(of({ nome: 'ANA' })).toMatchObject({ given: names.given, surname: null, rank: names.rank });
  });

  it('of what is no name has none', () => {
    for (const nome of ['', '  ', 'ANA@X.COM']) {
      expect(of({ nome, sufixo: '1' })).toMatchObject({ given: null, surname: null, rank: null });
    }
  });

  it.each([
    ['AAA', (1 * 27 + 1) * 27 + 1],
    ['A', 27 * 27],
    ['AB', (1 * 27 + 2) * 27],
    ['ZZZ', (26 * 27 + 26) * 27 + 26],
    ['ZZZZ', (26 * 27 + 26) * 27 + 26],
    ['1AA', (0 * 27 + 1) * 27 + 1],
    ['ŁAA', (26 * 27 + 1) * 27 + 1],
  ])('begins with %s at %i', (nome, rank) => {
    expect(of({ nome }).rank).toBe(rank);
    expect(rank).toBeLessThan(RANKS);
  });
});
