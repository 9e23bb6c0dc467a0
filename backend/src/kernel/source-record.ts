import { isRealDay } from './brazilian-day.js';

/** A source's record, read member by member: what is missing or of another shape counts as absent. */
export type SourceRecord = Readonly<Record<string, unknown>>;

export function recordIn(value: unknown): SourceRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as SourceRecord) : {};
}

export function listIn(value: unknown): readonly SourceRecord[] {
  return Array.isArray(value) ? value.map(recordIn) : [];
}

export function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one.trim() !== '') : [];
}

/** The record that an answer is about, wrapped in `resultado` or not. */
export function recordOf(data: unknown): SourceRecord {
  const outer = recordIn(data);
  return 'resultado' in outer ? recordIn(outer.resultado) : outer;
}

/** The people of an answer: the list itself, or the one in `resultado` or `resultados`. */
export function recordsOf(data: unknown): readonly SourceRecord[] {
  if (Array.isArray(data)) return listIn(data);
  const outer = recordIn(data);
  return listIn(outer.resultados ?? outer.resultado);
}

/** What a member says; null for absence and blank text alike. */
export function words(value: unknown): string | null {
  if (Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** A telephone's digits, which sources tell whole or as area code and number. */
export function phoneIn(record: SourceRecord): string {
  return words(record.telefone_completo) ?? `${words(record.ddd) ?? ''}${words(record.telefone) ?? ''}`;
}

/** R$ 2.500 and 1.412,50: three digits behind a point are thousands. */
const THOUSANDS = /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/;

/** Reais, points or a count as sources write them (a number, 3250.00, 3250,00, R$ 3.250,00); null for what is no amount. */
export function amountIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = words(value)?.replace(/^R\$\s*/, '') ?? '';
  if (THOUSANDS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/**
 * How sources write days: D/M/AAAA, AAAA-M-D, and either as bare digits, of which a number loses its zero. No bare digits
 * are a day both ways: a year is above every month and day.
 */
const DAYS = [
  /^(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>\d{4})(?!\d)/,
  /^(?<year>\d{4})([/.-])(?<month>\d{1,2})\2(?<day>\d{1,2})(?!\d)/,
  /^(?<day>\d{1,2})(?<month>\d{2})(?<year>(?:1[89]|20)\d{2})(?!\d)/,
  /^(?<year>(?:1[89]|20)\d{2})(?<month>\d{2})(?<day>\d{2})(?!\d)/,
] as const;

/** The day, AAAA-MM-DD, that a source writes, with a time behind it or none; null for what is no day of the calendar. */
export function dayIn(value: unknown): string | null {
  const text = words(value) ?? '';
  for (const form of DAYS) {
    const { year = '', month = '', day = '' } = form.exec(text)?.groups ?? {};
    const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (isRealDay(written)) return written;
  }
  return null;
}

const NO_DAY = /^(?:[\s0./:-]*(?:0T[0:.]*Z?)?$|(?:\d\d\D?\d\d\D?)?(?:0001|9999)(?:\D|\d{4}$|$))/;

/** Whether it is what sources write for a day that they do not know, in whatever order: zeros, the year 1 or 9999. */
export function isUnknownDay(text: string): boolean {
  return NO_DAY.test(text);
}
