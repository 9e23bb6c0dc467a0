import { dayNumber } from '@kernel/date-range';
import { shortDay } from './format';

/** Days that are drawn as one column. */
export interface Bucket<Day> {
  readonly label: string;
  readonly days: readonly Day[];
}

const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** Each day while there are few, then weeks from Monday on, then months: about as many columns as a phone shows. */
export function bucketsOf<Day extends { readonly day: string }>(days: readonly Day[]): Bucket<Day>[] {
  const keyOf =
    days.length <= 45 ? (day: string) => day : days.length <= 120 ? monday : (day: string) => day.slice(0, 7);
  const groups = new Map<string, Day[]>();
  for (const one of days) groups.set(keyOf(one.day), [...(groups.get(keyOf(one.day)) ?? []), one]);
  return [...groups].map(([key, group]) => ({ label: labelOf(key, group), days: group }));
}

function monday(day: string): string {
  return String(Math.floor((dayNumber(day) + 3) / 7));
}

function labelOf(key: string, group: ReadonlyArray<{ readonly day: string }>): string {
  const [first, last] = [group[0]?.day ?? '', group.at(-1)?.day ?? ''];
  if (key.length === 7)
    return MONTH.format(new Date(`${key}-15T00:00:00Z`))
      .replace(' de ', '/')
      .replace('.', '');
  return first === last ? shortDay(first) : `${shortDay(first)} a ${shortDay(last)}`;
}
