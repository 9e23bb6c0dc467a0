import type { StatsAnswer, StatsPeriodAnswer } from '../../../shared/api/generated';
import { dayInWords } from '../../../shared/ui/dates';

/** Of which days the figures are, and with which ones they are compared. */
export function spanInWords({ period, previousPeriod }: Pick<StatsAnswer, 'period' | 'previousPeriod'>): string {
  return `${daysInWords(period)}, comparado com ${daysInWords(previousPeriod)}`;
}

function daysInWords({ from, to, hours }: StatsPeriodAnswer): string {
  const days = from === to ? dayInWords(from) : `${dayInWords(from)} a ${dayInWords(to)}`;
  return hours === 24 ? days : `${days} até ${hours}h`;
}
