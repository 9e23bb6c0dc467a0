import { findPlan, PLANS } from '@kernel/plans';

export const PLAN_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  PLANS.map(({ id, name }) => [id, name]),
);

/** A plan's name; one that is no longer on sale is called by its id. */
export function planLabel(id: string): string {
  return findPlan(id)?.name ?? id;
}
