import type { Cents } from '@kernel/money';
import type { Plan } from '@kernel/plans';
import { reaisToCents } from '@kernel/reais';
import type { PromoVerdict } from './use-promo-code';

/** What a plan costs on this page now. */
export interface PlanPrice {
  readonly originalCents: Cents;
  readonly discountCents: Cents;
  readonly totalCents: Cents;
  /** The code behind the discount; null without one. */
  readonly code: string | null;
  readonly percent: number;
  /** There is a good code, but not for this plan. */
  readonly codeElsewhere: boolean;
}

/** The server's figures where a code is good for the plan, else the plan's own price. */
export function planPrice(plan: Plan, verdict: PromoVerdict): PlanPrice {
  const full = {
    originalCents: plan.priceCents,
    discountCents: 0,
    totalCents: plan.priceCents,
    code: null,
    percent: 0,
  };
  if (verdict.state !== 'valid') return { ...full, codeElsewhere: false };
  const price = verdict.prices.find(({ planId }) => planId === plan.id);
  if (!price) return { ...full, codeElsewhere: true };
  return {
    originalCents: reaisToCents(price.originalPrice) ?? plan.priceCents,
    discountCents: reaisToCents(price.discountAmount) ?? 0,
    totalCents: reaisToCents(price.finalPrice) ?? plan.priceCents,
    code: verdict.code,
    percent: price.discountPercentage,
    codeElsewhere: false,
  };
}
