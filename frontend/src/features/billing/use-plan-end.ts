import type { PlanId } from '@kernel/plans';
import { type SubscriptionAnswer, useGetRenewalQuery } from '../../shared/api/generated';

/** What buying a plan now adds to, and until when access would go then, as the server has it. */
export interface PlanEnd {
  /** The account's last plan; null: never one, or not known yet. */
  readonly current: SubscriptionAnswer['subscription'];
  /** It still runs, so that the new days come on top. */
  readonly active: boolean;
  readonly expiresAt: string | null;
  /** It is still asked. */
  readonly waiting: boolean;
}

export function usePlanEnd(planId: PlanId, skip: boolean): PlanEnd {
  const { data, isLoading } = useGetRenewalQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  const current = (!skip && data?.current) || null;
  const expiresAt = data?.plans.find((plan) => plan.planId === planId)?.expiresAt ?? null;
  return { current, active: current?.status === 'active', expiresAt, waiting: isLoading };
}
