/** Dates as whole days since 1970-01-01, so that the world does arithmetic on numbers only. */
const DAY = 86_400_000;

export function day(year: number, month = 1, date = 1): number {
  return Date.UTC(year, month - 1, date) / DAY;
}

export function today(now = Date.now()): number {
  return Math.floor(now / DAY);
}

/** 2026-10-31. */
export function isoDay(value: number): string {
  return new Date(value * DAY).toISOString().slice(0, 10);
}

/** 31/10/2026. */
export function brazilianDay(value: number): string {
  const iso = isoDay(value);
  return `${iso.slice(8)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;
}

/** Completed years between two days. */
export function yearsBetween(from: number, to: number): number {
  const a = new Date(from * DAY);
  const b = new Date(to * DAY);
  const before = b.getUTCMonth() - a.getUTCMonth() || b.getUTCDate() - a.getUTCDate();
  return b.getUTCFullYear() - a.getUTCFullYear() - (before < 0 ? 1 : 0);
}
