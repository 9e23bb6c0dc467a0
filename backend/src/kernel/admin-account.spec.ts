import { adminUsernameRule } from './admin-account.js';

const REFUSED = 'Use de 3 a 40 letras, números, ponto, hífen ou sublinhado';

it.each([
  ['', 'Usuário é obrigatório'],
  ['   ', 'Usuário é obrigatório'],
  ['ab', REFUSED],
  ['a'.repeat(41), REFUSED],
  ['ana lima', REFUSED],
  ['anã', REFUSED],
  ['ana!', REFUSED],
  ['!ana', REFUSED],
  ['ana', null],
  [' Ana.Lima-2_x ', null],
  ['a'.repeat(40), null],
])('An administrator who would sign in as %j is told: %p', (username, text) => {
  expect(adminUsernameRule(username)).toBe(text);
});
