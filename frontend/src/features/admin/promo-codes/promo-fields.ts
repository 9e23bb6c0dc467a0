import { PLAN_IDS } from '@kernel/plans';
import { PROMO_MOST_USES, PROMO_PERCENT } from '@kernel/promo-code';
import type { CreatePromotionalCodeBody, PromotionalCodeAnswer } from '../../../shared/api/generated';
import { dayInBrazil } from '../../../shared/ui/dates';

export type PromoFields = ReturnType<typeof fieldsOf>;

/** The form's fields as they are typed; an empty one limits nothing. */
export function fieldsOf(code: PromotionalCodeAnswer | null) {
  return {
    code: code?.code ?? '',
    discountPercentage: code ? String(code.discountPercentage).replace('.', ',') : '',
    description: code?.description ?? '',
    expiryDate: code?.expiryDate ? dayInBrazil(code.expiryDate) : '',
    maxUses: code?.maxUses ? String(code.maxUses) : '',
    startsAt: code?.startsAt ? dayInBrazil(code.startsAt) : '',
    maxUsesPerUser: code?.maxUsesPerUser ? String(code.maxUsesPerUser) : '',
    planIds: [...(code?.planIds ?? PLAN_IDS)],
  };
}

export function bodyOf(fields: PromoFields): CreatePromotionalCodeBody {
  return {
    code: fields.code,
    discountPercentage: percentOf(fields.discountPercentage) ?? Number.NaN,
    description: fields.description.trim() || null,
    expiryDate: fields.expiryDate || null,
    maxUses: fields.maxUses ? Number(fields.maxUses) : null,
    startsAt: fields.startsAt || null,
    maxUsesPerUser: fields.maxUsesPerUser ? Number(fields.maxUsesPerUser) : null,
    planIds: fields.planIds.length === PLAN_IDS.length ? null : fields.planIds,
  };
}

/** Only what was changed: a moment that was not made in this form stays as exact as it is. */
export function changesOf(fields: PromoFields, dirty: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(bodyOf(fields)).filter(([name]) => dirty[name]));
}

/** A number of uses as it is typed; null when it is none. */
export function usesOf(typed: string): number | null {
  const number = /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : 0;
  return number >= 1 && number <= PROMO_MOST_USES ? number : null;
}

/** The discount as it is typed, with two decimals at most behind a comma or a point; null when it is none. */
export function percentOf(typed: string): number | null {
  const number = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : 0;
  return number >= PROMO_PERCENT.least && number <= PROMO_PERCENT.most ? number : null;
}
