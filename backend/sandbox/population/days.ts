/** Dates as whole days since 1970-01-01, so that the world does arithmetic on numbers only. */
const DAY = 86_400_000;

export function day(year: number, month = 1, date = 1): number {
  return Date.UTC(year, month - 1, date) / DAY;
}

/** The day in Brasília, by which everybody here has birthdays. */
export function today(): number {
  return Math.floor((Date.now() - 10_800_000) / DAY);
}

/** 2026-10-31. */
export function isoDay(value: number): string {
  return new Date(value * DAY).toISOString().slice(0, 10);
}

/** 31/10/2026. */
export function brazilianDay(value: number): string {
  return isoDay(value).split('-').reverse().join('/');
}

/** Completed years between two days. */
export function yearsBetween(from: number, to: number): number {
  return Math.floor((digitsOf(to) - digitsOf(from)) / 10_000);
}

/** Year, month and date as one number, which grows as days do. */
function digitsOf(value: number): number {
  const at = new Date(value * DAY);
  return at.getUTCFullYear() * 10_000 + at.getUTCMonth() * 100 + at.getUTCDate();
}
