import { discountCents } from '../../../kernel/discount.js';
import type { Cents } from '../../../kernel/money.js';
import type { Plan } from '../../../kernel/plans.js';
import { reaisToCents } from '../../../kernel/reais.js';

/** What a plan costs now. `discountPercent` is from 0 to 100, with two decimals at most. */
export interface Price {
  readonly originalCents: Cents;
  readonly discountPercent: number;
  readonly discountCents: Cents;
  readonly amountCents: Cents;
}

/** The figures that a page shows beside its button, in reais and percent; an absent one claims nothing. */
export interface ClaimedPrice {
  readonly amount?: number | undefined;
  readonly originalAmount?: number | undefined;
  readonly discount?: number | undefined;
}

export function priceOf(plan: Plan, discountPercent = 0): Price {
  const discount = discountCents(plan.priceCents, discountPercent);
  return {
    originalCents: plan.priceCents,
    discountPercent,
    discountCents: discount,
    amountCents: plan.priceCents - discount,
  };
}

/** Whether every figure that was claimed is the right one. */
export function agrees(claimed: ClaimedPrice, price: Price): boolean {
  const { amount, originalAmount, discount } = claimed;
  return (
    (amount === undefined || reaisToCents(amount) === price.amountCents) &&
    (originalAmount === undefined || reaisToCents(originalAmount) === price.originalCents) &&
    (discount === undefined || discount === price.discountPercent)
  );
}
