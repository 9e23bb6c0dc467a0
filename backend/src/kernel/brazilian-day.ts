import { DAY_MS } from './durations.js';

/** Brasília's time, which has had no summer time since 2019. */
const OFFSET_MS = -3 * 3_600_000;

export interface BrazilianDay {
  /** AAAA-MM-DD. */
  readonly day: string;
  /** When the next one begins. */
  readonly endsAt: Date;
}

let last = dayNumbered(0);

/** The day in which this moment lies, in America/Sao_Paulo. The last one is remembered, since every lookup asks for today's. */
export function brazilianDay(moment: Date): BrazilianDay {
  const until = last.endsAt.getTime() - moment.getTime();
  if (until <= 0 || until > DAY_MS) last = dayNumbered(Math.floor((moment.getTime() + OFFSET_MS) / DAY_MS));
  return last;
}

/** The day in Brasília, AAAA-MM-DD. */
export function dayInBrazil(moment: Date): string {
  return brazilianDay(moment).day;
}

/** The first day of the month in which this day lies. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** Days of the calendar from the day in which `from` lies to that of `to`, in Brasília. */
export function daysBetween(from: Date, to: Date): number {
  return (brazilianDay(to).endsAt.getTime() - brazilianDay(from).endsAt.getTime()) / DAY_MS;
}

/** Completed years from one day to another, AAAA-MM-DD. Those of 29 February are complete on 1 March where there is none. */
export function yearsBetween(from: string, to: string): number {
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
}

/** Whether AAAA-MM-DD is a day of the calendar. */
export function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The hour on Brasília's clocks, 0 to 23. */
export function hourInBrazil(moment: Date): number {
  return new Date(moment.getTime() + OFFSET_MS).getUTCHours();
}

/** The days that end with `last`, oldest first. */
export function daysUntil(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, i) => new Date(end - (count - 1 - i) * DAY_MS).toISOString().slice(0, 10));
}

/** Whole seconds until the moment, one at least. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1_000));
}

function dayNumbered(days: number): BrazilianDay {
  return {
    day: new Date(days * DAY_MS).toISOString().slice(0, 10),
    endsAt: new Date((days + 1) * DAY_MS - OFFSET_MS),
  };
}
