import { formatCep, parseCep } from './cep.js';

it.each([
  ['01001-000', '01001000'],
  [' 01001.000 ', '01001000'],
  ['0100100', null],
  ['010010000', null],
  ['0100100a', null],
  ['a01001000', null],
])('The CEP %j is read as %j', (text, cep) => {
  expect(parseCep(text)).toBe(cep);
});

it('A CEP is written with its hyphen', () => {
  expect(formatCep('01001000')).toBe('01001-000');
});
