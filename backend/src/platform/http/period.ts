import { isRealDay } from '../../kernel/brazilian-day.js';
import { recentRule } from '../../kernel/date-range.js';
import { DAY_MS, LAST_MS } from '../../kernel/durations.js';
import type { Rule } from '../../kernel/rules.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A day in Brasília's time, which has had no summer time since 2019, or an instant with its zone. */
export function momentRule(text: string): string | null {
  const valid = (DAY.test(text) && isRealDay(text)) || isInstant(text);
  return valid ? null : 'Data inválida. Use AAAA-MM-DD ou um instante ISO 8601.';
}

/** An instant with its zone, in the one form of ISO 8601 that JavaScript reads; `text` refuses everything else. */
export function instantRule(text: string): Rule {
  return (value) => (isInstant(value) ? null : text);
}

/** A day of the calendar. */
export function dayRule(text: string): string | null {
  return DAY.test(text) && isRealDay(text) ? null : 'Data inválida. Use AAAA-MM-DD.';
}

/** A day of the calendar on which something of ours can have happened. */
export function recentDayRule(text: string): string | null {
  return dayRule(text) ?? recentRule(text);
}

/** The first moment of a period that begins with the day or instant. */
export function periodStart(text: string): Date {
  return DAY.test(text) ? midnight(text) : instantOf(text);
}

/** The first moment after a period that ends with the day, or the instant itself. */
export function periodEnd(text: string): Date {
  return DAY.test(text) ? notBeyond(midnight(text).getTime() + DAY_MS) : instantOf(text);
}

/** What `instantRule` lets pass. */
export function instantOf(text: string): Date {
  return notBeyond(Date.parse(text));
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00-03:00`);
}

function notBeyond(moment: number): Date {
  return new Date(Math.min(moment, LAST_MS));
}

function isInstant(text: string): boolean {
  return INSTANT.test(text) && isRealDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}
