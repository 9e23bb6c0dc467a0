import type { PlanId } from '../../../kernel/plans.js';

/** A promotional code as the administrators made it. Null limits nothing. */
export interface PromoCode {
  readonly id: string;
  /** Upper-case. */
  readonly code: string;
  /** From 1 to 100, with two decimals at most. */
  readonly percent: number;
  readonly description: string | null;
  readonly planIds: readonly PlanId[] | null;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
  readonly maxUses: number | null;
  readonly maxUsesPerAccount: number | null;
  /** Reserved and consumed ones. */
  readonly uses: number;
  readonly active: boolean;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

/** A buyer's own share of a code's uses, and those of others that give way. */
export interface OwnUses {
  /** By charges that it has not paid; a new charge of its own takes their place. */
  readonly reserved: number;
  readonly consumed: number;
  /** Of others who have neither paid nor confirmed an e-mail. */
  readonly displaceable: number;
}

export type PromoRefusal = 'inactive' | 'not-started' | 'expired' | 'not-for-plan' | 'exhausted' | 'used';

/** Why nobody can have this code now, its counts aside (null stands for an unknown code); null when they alone decide. */
export function termsRefusal(code: PromoCode | null, planId: PlanId | null, now: Date): PromoRefusal | null {
  if (code === null || !code.active || code.deletedAt !== null) return 'inactive';
  if (code.startsAt !== null && code.startsAt > now) return 'not-started';
  if (code.expiresAt !== null && code.expiresAt <= now) return 'expired';
  return planId === null || appliesTo(code, planId) ? null : 'not-for-plan';
}

/** Why the account finds no use left; null when there is one. */
export function countRefusal(code: PromoCode, own: OwnUses): PromoRefusal | null {
  if (code.maxUsesPerAccount !== null && own.consumed >= code.maxUsesPerAccount) return 'used';
  return code.maxUses !== null && code.uses - own.reserved - own.displaceable >= code.maxUses ? 'exhausted' : null;
}

export function appliesTo(code: PromoCode, planId: PlanId): boolean {
  return code.planIds === null || code.planIds.includes(planId);
}
