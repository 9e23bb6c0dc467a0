import { daysUntil } from '../../../../kernel/brazilian-day.js';
import { DAY_MS } from '../../../../kernel/durations.js';
import { availability, type Counts, inTrouble, type ServiceState, worstOf } from './health.js';

export interface Span {
  readonly state: ServiceState;
  readonly since: Date;
  /** The last look. */
  readonly until: Date;
}

/** What is known of one day. */
export interface DayStatus {
  /** AAAA-MM-DD in Brasília. */
  readonly day: string;
  readonly worst: ServiceState;
  /** The part of the calls that went well; null when the day had none. */
  readonly availability: number | null;
}

/** A time of trouble; an end that is null has not come yet. */
export interface Incident {
  readonly worst: ServiceState;
  readonly since: Date;
  readonly until: Date | null;
}

/** Spans closer than this are one story. */
const SAME_STORY_MS = 60_000;

/** The last `count` days, oldest first; null for a day of which nothing is known: calm without a single call says nothing. */
export function daysOf(
  spans: readonly Span[],
  counts: ReadonlyMap<string, Counts>,
  today: string,
  count: number,
): Array<DayStatus | null> {
  return daysUntil(today, count).map((day) => {
    const begins = Date.parse(`${day}T00:00:00-03:00`);
    const touching = spans.filter(({ since, until }) => since.getTime() < begins + DAY_MS && until.getTime() >= begins);
    const share = availability(counts.get(day) ?? { ok: 0, failed: 0, refused: 0 });
    const worst = worstOf(touching.map(({ state }) => state)) ?? 'operacional';
    return share === null && worst === 'operacional' ? null : { day, worst, availability: share };
  });
}

/** The times of trouble in one component's spans (oldest first), the newest first; neighbouring ones are one. */
export function incidentsOf(spans: readonly Span[]): Incident[] {
  const incidents: Array<{ worst: ServiceState; since: Date; until: Date }> = [];
  for (const { state, since, until } of spans) {
    if (!inTrouble(state)) continue;
    const last = incidents.at(-1);
    if (last && since.getTime() - last.until.getTime() <= SAME_STORY_MS) {
      last.until = until;
      last.worst = worstOf([last.worst, state]) ?? state;
    } else incidents.push({ worst: state, since, until });
  }
  const open = spans.at(-1);
  return incidents
    .map((incident) => ({
      ...incident,
      until: open && inTrouble(open.state) && incident.until === open.until ? null : incident.until,
    }))
    .reverse();
}
