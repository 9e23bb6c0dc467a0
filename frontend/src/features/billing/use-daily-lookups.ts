import type { PlanId } from '@kernel/plans';
import { useListPlansQuery } from '../../shared/api/generated';

/** How many lookups a day the operator allows in a plan; undefined until the server has said it. */
export function useDailyLookups(planId: PlanId): number | undefined {
  const { data } = useListPlansQuery();
  return data?.plans.find(({ id }) => id === planId)?.dailyLookups;
}
