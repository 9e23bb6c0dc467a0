import { maskEmail } from './mask-email.js';

it('An address keeps two letters and its domain', () => {
  expect(maskEmail('ana.lima@gmail.com')).toBe('an***@gmail.com');
  expect(maskEmail('a@gmail.com')).toBe('a***@gmail.com');
});
