import { registrationPasswordRule } from '../../../kernel/rules.js';
import { oneTimePassword } from './one-time-password.js';

describe('a one-time password', () => {
  it('is four groups of four characters that nobody mistakes for each other', () => {
    for (let i = 0; i < 200; i++)
      expect(oneTimePassword()).toMatch(/^([a-hjkmnp-zA-HJ-NP-Z2-9]{4}-){3}[a-hjkmnp-zA-HJ-NP-Z2-9]{4}$/);
  });

  it('draws the fourth of each group from all the letters and digits', () => {
    const drawn = Array.from({ length: 500 }, oneTimePassword).flatMap((password) => password.split('-'));
    expect(new Set(drawn.map((group) => group.charAt(3))).size).toBeGreaterThan(45);
  });

  it('meets the product’s own password rule (ASVS 6.4.1)', () => {
    for (let i = 0; i < 200; i++) expect(registrationPasswordRule(oneTimePassword())).toBeNull();
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 500 }, oneTimePassword)).size).toBe(500);
  });
});
