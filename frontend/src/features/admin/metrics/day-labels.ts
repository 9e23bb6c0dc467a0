import type { StatsPeriodAnswer } from '../../../shared/api/generated';
import { dayText } from '../../../shared/ui/dates';

/** The days of a period, and up to which hour when its last day is not over. */
export function daysLabel({ from, to, hours }: StatsPeriodAnswer): string {
  const days = from === to ? dayText(from) : `${dayText(from)} a ${dayText(to)}`;
  return hours === 24 ? days : `${days} até ${hours}h`;
}
