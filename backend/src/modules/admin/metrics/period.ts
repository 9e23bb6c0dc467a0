import { brazilianDay, dayInBrazil, daysUntil } from '../../../kernel/brazilian-day.js';
import type { DateRange } from '../../../kernel/date-range.js';
import { DAY_MS } from '../../../kernel/durations.js';

export const PERIODS = ['hoje', '7d', '30d', '90d', '12m'] as const;
export type PeriodName = (typeof PERIODS)[number];

const DAYS: Readonly<Record<PeriodName, number>> = { hoje: 1, '7d': 7, '30d': 30, '90d': 90, '12m': 365 };
const HOUR_MS = 3_600_000;

/** The period's days, today's the last of them, with its hours up to the one that runs. */
export function namedPeriod(name: PeriodName, now: Date): DateRange {
  const to = dayInBrazil(now);
  return { from: daysUntil(to, DAYS[name])[0] ?? to, to, hours: hoursBegun(now) };
}

/** The period between two days, both included. */
export function chosenPeriod(from: string, to: string, now: Date): DateRange {
  return { from, to, hours: to === dayInBrazil(now) ? hoursBegun(now) : 24 };
}

/** What of a period has an equal to be compared with: the hour that runs is left out. */
export function wholeHoursOf(period: DateRange, now: Date): DateRange {
  return period.to === dayInBrazil(now) ? { ...period, hours: hoursBegun(now) - 1 } : period;
}

function hoursBegun(now: Date): number {
  const begins = brazilianDay(now).endsAt.getTime() - DAY_MS;
  return Math.floor((now.getTime() - begins) / HOUR_MS) + 1;
}
