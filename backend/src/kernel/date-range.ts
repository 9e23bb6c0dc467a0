import { daysUntil } from './brazilian-day.js';

/** Days in Brasília, of the last one only its first hours, so that a day under way has an equal to compare it with. */
export interface DateRange {
  /** The first day, AAAA-MM-DD. */
  readonly from: string;
  /** The last day. */
  readonly to: string;
  /** How many hours of the last day belong to it, 1 to 24. */
  readonly hours: number;
}

/** Every day of the range, the oldest first. */
export function daysOf({ from, to }: Pick<DateRange, 'from' | 'to'>): string[] {
  return daysUntil(to, dayNumber(to) - dayNumber(from) + 1);
}

/** The range of as many days and hours that lies right before. */
export function previousRange(range: DateRange): DateRange {
  const [first, last] = [dayNumber(range.from), dayNumber(range.to)];
  return { from: dayOfNumber(2 * first - last - 1), to: dayOfNumber(first - 1), hours: range.hours };
}

/** Days since 1970, to reckon with. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}

function dayOfNumber(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}
