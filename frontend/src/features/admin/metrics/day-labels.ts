import { dayNumber, dayOfNumber } from '@kernel/date-range';
import type { StatsPeriodAnswer, WholeHoursAnswer } from '../../../shared/api/generated';
import { dayInBrazil, dayText, formatTime } from '../../../shared/ui/dates';

/** The days of a period, and up to which moment when the last one runs. `at` is when they were counted. */
export function daysLabel({ from, to }: StatsPeriodAnswer, at: string): string {
  const days = daysText(from, to);
  return runs(to, at) ? `${days} ${until(formatTime(at))}` : days;
}

/** The address of a list of what came in these days. */
function listOf(path: string, { from, to }: StatsPeriodAnswer): string {
  return `${path}?from=${from}&to=${to}`;
}

/** The address of the accounts made in these days, those that have left since among them, as the figures count them. */
export function registeredIn(period: StatsPeriodAnswer): string {
  return `${listOf('/admin/usuarios', period)}&status=todas`;
}

/** The address of the payments whose money came in these days. */
export function takingsOf(period: StatsPeriodAnswer): string {
  return `${listOf('/admin/pagamentos', period)}&dates=received`;
}

/** One day in a table. */
export function dayLabel(day: string, at: string): string {
  return underWay(dayText(day), day, at);
}

/** Of the week that begins with this Monday, the days of the period. */
export function weekLabel(monday: string, { from, to }: StatsPeriodAnswer, at: string): string {
  const sunday = dayOfNumber(dayNumber(monday) + 6);
  const [first, last] = [monday < from ? from : monday, sunday > to ? to : sunday];
  return underWay(daysText(first, last), last, at);
}

/** What is named, and that its last day runs, when it does. */
export function underWay(name: string, lastDay: string, at: string): string {
  return runs(lastDay, at) ? `${name} (em curso)` : name;
}

/** Of which days the figures are, and what of them is compared with which ones. */
export function comparisonLabel({ period, comparedPeriod, previousPeriod, at }: Compared): string {
  const days = daysLabel(period, at);
  if (!isComparable(comparedPeriod)) return `${days}; ainda sem hora inteira para comparar`;
  const [hours, before] = [hoursLabel(comparedPeriod), daysText(previousPeriod.from, previousPeriod.to)];
  return `${days}; comparado${hours} com ${before}${hours}`;
}

/** Up to which hour of its last day a period goes, with a space before it; nothing where the day is a whole one. */
export function hoursLabel({ hours }: WholeHoursAnswer): string {
  return hours === 24 ? '' : ` ${until(`${hours} h`)}`;
}

/** A day of which no hour is over has no equal. */
export function isComparable({ from, to, hours }: WholeHoursAnswer): boolean {
  return from !== to || hours > 0;
}

interface Compared {
  readonly period: StatsPeriodAnswer;
  readonly comparedPeriod: WholeHoursAnswer;
  readonly previousPeriod: WholeHoursAnswer;
  readonly at: string;
}

function daysText(from: string, to: string): string {
  return from === to ? dayText(from) : `${dayText(from)} a ${dayText(to)}`;
}

function runs(day: string, at: string): boolean {
  return day === dayInBrazil(at);
}

function until(time: string): string {
  return `até ${Number.parseInt(time, 10) < 2 ? 'a' : 'as'} ${time}`;
}
