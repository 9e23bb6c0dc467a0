import fc from 'fast-check';
import { discountCents } from './discount.js';
import { formatCents } from './money.js';
import { centsToReais, reaisToCents } from './reais.js';

describe('money', () => {
  it.each([
    [15, 1500],
    [0.1, 10],
    [1.005, 101],
    [24.99, 2499],
    [0, 0],
  ])('reads %p reais as %p cents', (reais, cents) => {
    expect(reaisToCents(reais)).toBe(cents);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('reads no amount out of %p (ASVS 1.4.2)', (reais) => {
    expect(reaisToCents(reais)).toBeNull();
  });

  it('rounds what a discount leaves down to the cent', () => {
    expect(discountCents(2500, 10)).toBe(250);
    expect(discountCents(1500, 33)).toBe(495);
    expect(discountCents(2500, 12.5)).toBe(313);
    expect(discountCents(1000, 1.13)).toBe(12);
    expect(discountCents(100_000, 1.13)).toBe(1130);
    expect(discountCents(1, 1)).toBe(1);
    expect(discountCents(3500, 100)).toBe(3500);
    expect(discountCents(3500, 0)).toBe(0);
  });

  it('never discounts more than the price nor less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 10_000 }), (price, hundredths) => {
        const discount = discountCents(price, hundredths / 100);
        return discount >= 0 && discount <= price;
      }),
    );
  });

  it('comes back from reais unchanged', () => {
    fc.assert(fc.property(fc.nat(100_000_000), (cents) => reaisToCents(centsToReais(cents)) === cents));
  });

  it('writes reais as Brazilians do', () => {
    expect(formatCents(1500).replace(/\s/g, ' ')).toBe('R$ 15,00');
  });
});
