import { dayNumber } from '../../../kernel/date-range.js';
import type { PaidCohort } from '../../billing/index.js';

interface Cohort {
  readonly week: string;
  registered: number;
  paid: number;
  renewed: number;
}

/** By the week's Monday: who registered then, and what has become of them since. */
export function cohortsOf(
  registered: ReadonlyArray<{ readonly day: string; readonly n: number }>,
  paid: readonly PaidCohort[],
): Cohort[] {
  const weeks = new Map<string, Cohort>();
  const weekOf = (day: string): Cohort => {
    const week = mondayOf(day);
    const cohort = weeks.get(week) ?? { week, registered: 0, paid: 0, renewed: 0 };
    weeks.set(week, cohort);
    return cohort;
  };
  for (const { day, n } of registered) weekOf(day).registered += n;
  for (const { day, paid: once, renewed } of paid) {
    const cohort = weekOf(day);
    cohort.paid += once;
    cohort.renewed += renewed;
  }
  return [...weeks.values()].sort((one, other) => (one.week < other.week ? -1 : 1));
}

function mondayOf(day: string): string {
  const number = dayNumber(day);
  return new Date((number - ((number + 3) % 7)) * 86_400_000).toISOString().slice(0, 10);
}
