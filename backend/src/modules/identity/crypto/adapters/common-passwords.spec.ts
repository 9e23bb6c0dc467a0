import { CommonPasswords } from './check-new-password.js';

describe('the list of common passwords', () => {
  const common = new CommonPasswords();

  it.each(['Senha123', 'SENHA123', 'Password1', 'Abc123', 'Qwerty123', 'Gabriel1', 'ｐassword1'])(
    'has %s (ASVS 6.2.4, 6.2.12)',
    (password) => {
      expect(common.include(password)).toBe(true);
    },
  );

  it.each(['Garoa-2026', 'trem azul 7 Pão', ''])('does not have %j', (password) => {
    expect(common.include(password)).toBe(false);
  });
});
