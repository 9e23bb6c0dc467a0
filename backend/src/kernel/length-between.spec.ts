import { lengthBetween } from './length-between.js';

it.each([
  [' a ', 'Escreva pelo menos 2 caracteres.'],
  ['ab', null],
  [' abc ', null],
  ['abcd', 'Use no máximo 3 caracteres.'],
])('%j of two to three characters is told: %p', (text, told) => {
  expect(lengthBetween(2, 3)(text)).toBe(told);
});
