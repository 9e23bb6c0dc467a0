import type { StatsAnswer } from '../../../shared/api/generated';
import { daysInWords } from '../figures/days-in-words';

/** Of which days the figures are, and with which ones they are compared. */
export function spanInWords({ period, previousPeriod }: Pick<StatsAnswer, 'period' | 'previousPeriod'>): string {
  return `${daysInWords(period)}, comparado com ${daysInWords(previousPeriod)}`;
}
