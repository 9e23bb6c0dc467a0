import { csv } from './csv';

const rowOf = (...cells: string[]) => csv([cells]).slice(1);

describe('a spreadsheet', () => {
  it.each(['=1+1', '+55', '-1', '@SUM(A1)', '\t=1', '＝1+1', '＋55', '－1', '＠SUM(A1)'])(
    'never runs %j as a formula',
    (text) => {
      expect(rowOf(text)).toBe(`'${text}`);
    },
  );

  it('quotes cells that hold separators, quotes or line ends', () => {
    expect(rowOf('a;b', 'diz "oi"', 'duas\nlinhas', 'simples')).toBe('"a;b";"diz ""oi""";"duas\nlinhas";simples');
  });
});
