/** Dates as whole days since 1970-01-01, so that the world does arithmetic on numbers only. */
const DAY = 86_400_000;

export function day(year: number, month = 1, date = 1): number {
  return Date.UTC(year, month - 1, date) / DAY;
}

/** The day in Brasília, by which everybody here has birthdays. */
export function today(now = Date.now()): number {
  return Math.floor((now - 10_800_000) / DAY);
}

/** 2026-10-31. */
export function isoDay(value: number): string {
  const { year, month, date } = calendar(value);
  return `${year}-${twoDigits(month)}-${twoDigits(date)}`;
}

/** 31/10/2026. */
export function brazilianDay(value: number): string {
  const { year, month, date } = calendar(value);
  return `${twoDigits(date)}/${twoDigits(month)}/${year}`;
}

/** Completed years between two days. */
export function yearsBetween(from: number, to: number): number {
  const a = calendar(from);
  const b = calendar(to);
  const notYet = b.month < a.month || (b.month === a.month && b.date < a.date);
  return b.year - a.year - (notYet ? 1 : 0);
}

/** The Gregorian calendar counted in eras of 400 years that start in March, so that leap days come last. */
function calendar(value: number): { year: number; month: number; date: number } {
  const shifted = value + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    date: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
