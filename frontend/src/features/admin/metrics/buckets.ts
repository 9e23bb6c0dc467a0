import { dayNumber, dayOfNumber } from '@kernel/date-range';
import { underWay } from './day-labels';
import { shortDay } from './format';

/** Days that are drawn as one column. */
export interface Bucket<Day> {
  readonly label: string;
  readonly days: readonly Day[];
}

const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/**
 * Each day while there are few, then weeks from Monday on, then months: about as many columns as a phone shows. A column is
 * named by the days that are in it. `at` is when they were counted.
 */
export function bucketsOf<Day extends { readonly day: string }>(days: readonly Day[], at: string): Bucket<Day>[] {
  const keyOf =
    days.length <= 45 ? (day: string) => day : days.length <= 120 ? monday : (day: string) => day.slice(0, 7);
  const groups = new Map<string, Day[]>();
  for (const one of days) groups.set(keyOf(one.day), [...(groups.get(keyOf(one.day)) ?? []), one]);
  return [...groups].map(([key, group]) => {
    const [first, last] = [group[0]?.day ?? '', group.at(-1)?.day ?? ''];
    const label = key.length === 7 ? monthLabel(first, last) : weekLabel(first, last);
    return { label: underWay(label, last, at), days: group };
  });
}

function monday(day: string): string {
  return String(Math.floor((dayNumber(day) + 3) / 7));
}

function weekLabel(first: string, last: string): string {
  return first === last ? shortDay(first) : `${shortDay(first)} a ${shortDay(last)}`;
}

function monthLabel(first: string, last: string): string {
  const month = MONTH.format(new Date(first)).replace(' de ', '/').replace('.', '');
  const [begin, end] = [first, last].map((day) => Number(day.slice(8)));
  if (begin === 1 && dayOfNumber(dayNumber(last) + 1).endsWith('-01')) return month;
  return begin === end ? `${begin} ${month}` : `${begin} a ${end} ${month}`;
}
