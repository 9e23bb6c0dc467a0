import { amountIn, dayIn, listIn, phoneIn, recordIn, recordOf, recordsOf, textsIn, words } from './source-record.js';

describe('A day', () => {
  it.each<unknown>([
    '05/07/2012',
    '5/7/2012',
    '05-07-2012',
    '05.07.2012',
    '05072012',
    '5072012',
    5_072_012,
    '2012-07-05',
    '2012-7-5',
    '2012/07/05',
    '2012.07.05',
    '20120705',
    20_120_705,
    ' 05/07/2012 00:00:00',
    '2012-07-05T00:00:00.000Z',
    '20120705T000000',
  ])('is read from %j', (written) => expect(dayIn(written)).toBe('2012-07-05'));

  it('in eight digits is first read as Brazil writes it, which the year tells from the other way', () => {
    expect(['20102012', '20121020', '19101910', '19101210'].map(dayIn)).toEqual([
      '2012-10-20',
      '2012-10-20',
      '1910-10-19',
      '1910-12-10',
    ]);
  });

  it.each([
    null,
    '',
    '00/00/0000',
    '0000-00-00',
    '31/02/2012',
    '2012-13-01',
    '22/11/08',
    '1980',
    '12345678',
    '123456789',
  ])('is none in %j', (written) => expect(dayIn(written)).toBeNull());
});

describe('What a source answers', () => {
  it.each([null, undefined, 'texto', 7, ['a']])('is no record where it is %j', (value) => {
    expect(recordIn(value)).toEqual({});
  });

  it('may be a list, or hold one, or hold one record', () => {
    expect(listIn('a')).toEqual([]);
    expect(listIn([{ a: 1 }, null])).toEqual([{ a: 1 }, {}]);
    expect(recordsOf([{ a: 1 }])).toEqual([{ a: 1 }]);
    expect(recordsOf({ resultados: [{ a: 1 }], resultado: [{ b: 1 }] })).toEqual([{ a: 1 }]);
    expect(recordsOf({ resultado: [{ b: 1 }] })).toEqual([{ b: 1 }]);
    expect(recordOf({ resultado: { b: 1 } })).toEqual({ b: 1 });
    expect(recordOf({ b: 1 })).toEqual({ b: 1 });
  });

  it('holds the texts that are not blank', () => {
    expect(textsIn(['a', ' ', 7, null, 'b'])).toEqual(['a', 'b']);
    expect(textsIn('a')).toEqual([]);
  });

  it.each([
    [' Ana ', 'Ana'],
    [7, '7'],
    ['  ', null],
    [Number.NaN, null],
    [true, null],
    [null, null],
  ])('%j says %j', (value, said) => {
    expect(words(value)).toBe(said);
  });

  it('tells a telephone whole or in two members', () => {
    expect(phoneIn({ telefone_completo: '11999999999', ddd: '21', telefone: '33334444' })).toBe('11999999999');
    expect(phoneIn({ ddd: 11, telefone: '33334444' })).toBe('1133334444');
    expect(phoneIn({ ddd: '11' })).toBe('11');
    expect(phoneIn({ telefone: '33334444' })).toBe('33334444');
  });

  it.each([
    [3250, 3250],
    [0, 0],
    [0.125, 0.125],
    ['3250.00', 3250],
    ['3250,5', 3250.5],
    ['R$ 3.250,00', 3250],
    ['R$   2.500', 2500],
    ['R$12', 12],
    ['1.412,50', 1412.5],
    ['1.234.567', 1_234_567],
    ['2.500 reais', null],
    ['12 R$ 5', null],
    ['US R$ 5', null],
    ['0.250', null],
    ['muito', null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
  ])('%j is the amount %j', (value, amount) => {
    expect(amountIn(value)).toBe(amount);
  });
});
