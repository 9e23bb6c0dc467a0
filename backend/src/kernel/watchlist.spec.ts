import { cnpjInLine, watchLimit } from './watchlist.js';

it.each([
  ['bronze', 10],
  ['silver', 50],
  ['gold', 500],
  ['platinum', 0],
  [null, 0],
])('Who has the plan %s follows %i companies', (plan, companies) => {
  expect(watchLimit(plan)).toBe(companies);
});

it.each([
  ['11.222.333/0001-81', '11222333000181'],
  ['11222333000181', '11222333000181'],
  ['Padaria; 11.222.333/0001-81; São Paulo', '11222333000181'],
  ['Padaria 11222333000181', '11222333000181'],
  ['11222333000181 Padaria', '11222333000181'],
  ['Padaria 11.222.333/000181', '11222333000181'],
  ['empresa 12.abc.345/01de-35 nova', '12ABC34501DE35'],
  ['191', null],
  ['000000000191', '00000000000191'],
  ['0000000000191', '00000000000191'],
  ['x 112223330001811', null],
  ['x 11.222.333/0001-81a', null],
  ['Padaria', null],
  ['', null],
])('The line %j names the company %j', (line, cnpj) => {
  expect(cnpjInLine(line)).toBe(cnpj);
});
