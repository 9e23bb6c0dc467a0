import { registrationPasswordRule } from '../../../kernel/rules.js';
import { oneTimePassword } from './one-time-password.js';

describe('a one-time password', () => {
  it('is four groups of four characters that nobody mistakes for each other', () => {
    for (let i = 0; i < 200; i++)
      expect(oneTimePassword()).toMatch(/^([a-hjkmnp-zA-HJ-NP-Z2-9]{4}-){3}[a-hjkmnp-zA-HJ-NP-Z2-9]{4}$/);
  });

  it('meets the product’s own password rule (ASVS 6.4.1)', () => {
    for (let i = 0; i < 200; i++) expect(registrationPasswordRule(oneTimePassword())).toBeNull();
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 500 }, oneTimePassword)).size).toBe(500);
  });
});
