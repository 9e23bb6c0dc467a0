const DAY_MS = 86_400_000;
/** Brasília's time, which has had no summer time since 2019. */
const OFFSET_MS = -3 * 3_600_000;

/** A day for which a plan allows so many lookups. */
export interface AllowanceDay {
  /** AAAA-MM-DD. */
  readonly day: string;
  /** When the next one begins. */
  readonly endsAt: Date;
}

/** The day in which this moment lies, in America/Sao_Paulo. */
export function allowanceDay(now: Date): AllowanceDay {
  const days = Math.floor((now.getTime() + OFFSET_MS) / DAY_MS);
  return {
    day: new Date(days * DAY_MS).toISOString().slice(0, 10),
    endsAt: new Date((days + 1) * DAY_MS - OFFSET_MS),
  };
}

/** Whole seconds until the moment, one at least. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1_000));
}
