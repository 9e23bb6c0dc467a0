import fc from 'fast-check';
import { PLANS } from '../../../kernel/plans.js';
import { centsToReais } from '../../../kernel/reais.js';
import { agrees, priceOf } from './price.js';

const silver = priceOf(PLANS[1]!);

describe('a price', () => {
  it("is the plan's", () => {
    expect(silver).toEqual({ originalCents: 2500, discountPercent: 0, discountCents: 0, amountCents: 2500 });
  });

  it('agrees with the right figures, and with silence', () => {
    expect(agrees({ amount: 25, originalAmount: 25, discount: 0 }, silver)).toBe(true);
    expect(agrees({}, silver)).toBe(true);
  });

  it.each([
    [{ amount: 24.99 }],
    [{ amount: 0 }],
    [{ amount: -25 }],
    [{ amount: Number.NaN }],
    [{ originalAmount: 35 }],
    [{ amount: 25, originalAmount: 25, discount: 10 }],
  ])('disagrees with %j', (claimed) => {
    expect(agrees(claimed, silver)).toBe(false);
  });

  it.each([
    [33, 1500, 495],
    [12.5, 2500, 313],
    [1.25, 100, 2],
    [1, 49, 1],
    [99.99, 3500, 3500],
    [100, 3500, 3500],
  ])('takes %d %% off %i cents: %i, and rounds what is left down', (percent, priceCents, discountCents) => {
    expect(priceOf({ ...PLANS[0]!, priceCents }, percent)).toEqual({
      originalCents: priceCents,
      discountPercent: percent,
      discountCents,
      amountCents: priceCents - discountCents,
    });
  });

  it('is whole cents, within the plan’s, less than a cent below the exact one, and agrees with itself in reais (seed 18)', () => {
    const cases = fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 10_000 }));
    fc.assert(
      fc.property(cases, ([priceCents, hundredths]) => {
        const percent = hundredths / 100;
        const price = priceOf({ ...PLANS[0]!, priceCents }, percent);
        expect(price.amountCents + price.discountCents).toBe(priceCents);
        expect(price.amountCents).toBeGreaterThanOrEqual(0);
        // In ten-thousandths of a cent, so that the comparison is exact.
        const off = price.discountCents * 10_000 - priceCents * hundredths;
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThan(10_000);
        const shown = {
          amount: centsToReais(price.amountCents),
          originalAmount: centsToReais(priceCents),
          discount: percent,
        };
        expect(agrees(shown, price)).toBe(true);
      }),
      { seed: 18, numRuns: 2_000 },
    );
  });
});
