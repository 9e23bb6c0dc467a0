import type { StatsPeriodAnswer } from '../../../shared/api/generated';
import { dayInWords } from '../../../shared/ui/dates';

/** The days of a period, and up to which hour when its last day is not over. */
export function daysLabel({ from, to, hours }: StatsPeriodAnswer): string {
  const days = from === to ? dayInWords(from) : `${dayInWords(from)} a ${dayInWords(to)}`;
  return hours === 24 ? days : `${days} até ${hours}h`;
}
