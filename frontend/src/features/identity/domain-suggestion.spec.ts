import { GOOGLE_DOMAINS } from '@kernel/account-email';
import { suggestEmail } from './domain-suggestion';

describe('the address that was probably meant', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmal.com', 'ana@gmail.com'],
    ['ana@gamil.com', 'ana@gmail.com'],
    ['ana@gmail.com.br', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    [' Ana@GMIAL.com ', 'ana@gmail.com'],
    ['ana@gogle.com', 'ana@google.com'],
  ])('for %s is %s', (typed, meant) => {
    expect(suggestEmail(typed, GOOGLE_DOMAINS)).toBe(meant);
  });

  it.each(['ana@gmail.com', 'ana@googlemail.com', 'ana@hotmail.com', 'ana@', 'ana', '', 'a@b@gmial.com'])(
    'is not guessed for "%s"',
    (typed) => {
      expect(suggestEmail(typed, GOOGLE_DOMAINS)).toBeNull();
    },
  );
});
