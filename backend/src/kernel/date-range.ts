import { daysUntil } from './brazilian-day.js';

/** Days in Brasília, of the last one only its first hours, so that a day under way has an equal to compare it with. */
export interface DateRange {
  /** The first day, AAAA-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** How many hours of the last day belong to it, 0 to 24. */
  readonly hours: number;
}

/** Every day of the range, the oldest first. */
export function daysOf({ from, to }: Pick<DateRange, 'from' | 'to'>): string[] {
  return daysUntil(to, dayNumber(to) - dayNumber(from) + 1);
}

/** Days of statistics that are asked for at once. */
const MOST_DAYS = 366;

/** From when on something of ours can have happened: statistics reckon back from it, and the year 0 is none to PostgreSQL. */
export function recentRule(day: string): string | null {
  return day < '2000' ? 'Data inválida. Use um dia a partir de 01/01/2000.' : null;
}

/** Of two days that somebody chose for statistics, the first and the last; one that is not said is empty. */
export function chosenDaysRule(from: string, to: string, today: string): string | null {
  if (!from || !to) return 'Informe o começo e o fim do período.';
  if (to < from) return 'O fim vem antes do começo.';
  if (to > today) return 'O fim vem depois de hoje.';
  return dayNumber(to) - dayNumber(from) < MOST_DAYS ? recentRule(from) : `Escolha no máximo ${MOST_DAYS} dias.`;
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

/** The day, AAAA-MM-DD, so many days after 1970 began. */
export function dayOfNumber(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}
