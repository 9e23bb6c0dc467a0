import { day, today, yearsBetween } from './days.js';
import { type Place } from './kin.js';
import { draw } from './mix.js';

/** Two brothers or sisters are born at least 300 days apart. */
const SLOT = 840;
const JITTER = 540;

const FOUNDER_START = [day(1931, 12), day(1932, 6)] as const;
const FAMILY_START = [
  [day(1951)],
  [day(1972, 7), day(1977)],
  [day(1994), day(1998, 7), day(1998, 7), day(2003)],
] as const;
const LATE_CHILD = { start: [day(2009), day(2012)], span: 4740 } as const;

/** The day of birth. Mothers are 17 to 44 at a birth, and husband and wife at most four years apart. */
export function birthOf({ index, generation, child, role, birthCouple }: Place): number {
  if (generation === 0) return (FOUNDER_START[role] as number) + draw(index, 1, 500);
  if (generation === 3 && child === 3 && birthCouple >= 2) {
    return (LATE_CHILD.start[birthCouple - 2] as number) + draw(index, 1, LATE_CHILD.span);
  }
  const start = FAMILY_START[generation - 1]?.[birthCouple] as number;
  return start + SLOT * birthOrder(child) + draw(index, 1, JITTER);
}

const DEATHS_IN_THOUSAND = [620, 80, 15, 3] as const;

/** The day of death, or null for the living. */
export function deathOf({ index, generation }: Place): number | null {
  if (draw(index, 2, 1000) >= DEATHS_IN_THOUSAND[generation]) return null;
  return generation < 2 ? day(2015) + draw(index, 3, 3900) : day(2025) + draw(index, 3, 260);
}

function ageOf(place: Place, on = today()): number {
  return yearsBetween(birthOf(place), on);
}

export function isMinor(place: Place, on = today()): boolean {
  return ageOf(place, on) < 18;
}

/** Daughters (0, 1) and sons (2, 3) who count the same marry into couples of the same number, so they are born close. */
function birthOrder(child: number): number {
  return child < 2 ? child * 2 : (child - 2) * 2 + 1;
}
