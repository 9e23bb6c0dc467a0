import type { Phone } from '../../../kernel/phone.js';
import { numberOf, numberOfSender } from './number.js';

describe('A number on WhatsApp', () => {
  it.each([
    ['11987654321', '5511987654321'],
    ['31987654321', '553187654321'],
    ['3187654321', '553187654321'],
    ['1133334444', '551133334444'],
  ])('typed as %s is the one that WhatsApp calls %s', (typed, waId) => {
    expect(numberOf(typed as Phone)).toBe(numberOfSender(waId));
  });

  it.each([
    ['11987654321', '5511987654322'],
    ['1133334444', '5511933334444'],
    ['11987654321', '5521987654321'],
    ['1187654321', '351187654321'],
  ])('typed as %s is not %s', (typed, waId) => {
    expect(numberOf(typed as Phone)).not.toBe(numberOfSender(waId));
  });
});
