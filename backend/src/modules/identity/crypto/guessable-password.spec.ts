import { isMadeOfOwner } from './guessable-password.js';

const ANA = { name: 'Ana Lúcia Souza', email: 'lu.souza87@gmail.com' };

describe('a password that is made of its owner', () => {
  it.each(['Souza1990!', 'AnaSouza1', 'souzaANA#22', 'Lúcia2026', 'LUCIA-2026', 'Gmail123', 'Nitido2026', 'xSouza1y'])(
    'is known in %s (ASVS 6.2.11)',
    (password) => {
      expect(isMadeOfOwner(password, ANA)).toBe(true);
    },
  );

  it.each(['Garoa-2026', 'SouzaVerde7', 'Banana123', 'Xy1', '123456'])('is not seen in %s', (password) => {
    expect(isMadeOfOwner(password, ANA)).toBe(false);
  });

  it('needs no e-mail, and takes no initials for a name', () => {
    expect(isMadeOfOwner('Administracao1', { name: 'Administração', email: null })).toBe(true);
    expect(isMadeOfOwner('JkLmno12', { name: 'J K', email: null })).toBe(false);
    expect(isMadeOfOwner('JKkj1234', { name: 'J K', email: null })).toBe(false);
  });

  it('takes a part of the e-mail’s name, and a longer part before one that it holds', () => {
    expect(isMadeOfOwner('Lima2026', { name: 'Ana', email: 'rosa.lima@gmail.com' })).toBe(true);
    expect(isMadeOfOwner('Marianaluz1', { name: 'Ana', email: 'marianaluz@gmail.com' })).toBe(true);
  });
});
