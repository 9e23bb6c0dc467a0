import type { StatsAnswer } from '../../../shared/api/generated';
import { daysLabel } from '../metrics/day-labels';

/** Of which days the figures are, and with which ones they are compared. */
export function periodLabel({ period, previousPeriod }: Pick<StatsAnswer, 'period' | 'previousPeriod'>): string {
  return `${daysLabel(period)}, comparado com ${daysLabel(previousPeriod)}`;
}
