import { PLANS } from '../../../kernel/plans.js';
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
});
