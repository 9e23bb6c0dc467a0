import { brazilianDay, daysBetween } from '../../../kernel/brazilian-day.js';
import { DAY_MS } from '../../../kernel/durations.js';

/** Days before the end of a plan, by the calendar of Brasília, on which its owner is told; the nearest first. */
export const MILESTONES = [0, 1, 3, 7] as const;
export type Milestone = (typeof MILESTONES)[number];

/**
 * The e-mail that is due at this moment: that of the milestone which was reached last, so that a day on which nothing
 * ran is made up for. None on the day on which days were bought or taken back, when its own e-mail says until when the plan lasts.
 */
export function dueMilestone({ endsAt, changedAt }: { endsAt: Date; changedAt: Date }, now: Date): Milestone | null {
  const left = daysBetween(now, endsAt);
  const reached = left < 0 ? undefined : MILESTONES.find((milestone) => left <= milestone);
  if (reached === undefined) return null;
  return daysBetween(changedAt, endsAt) > reached ? reached : null;
}

/** The end of the last day on which the e-mail of a milestone is true: the next one takes over then. */
export function expiresAt(milestone: Milestone, endsAt: Date): Date {
  const next = MILESTONES.findLast((nearer) => nearer < milestone) ?? -1;
  return new Date(brazilianDay(endsAt).endsAt.getTime() - (next + 1) * DAY_MS);
}

/** The beginning of the day on which a milestone is reached. */
export function reachedAt(milestone: Milestone, endsAt: Date): Date {
  return new Date(brazilianDay(endsAt).endsAt.getTime() - (milestone + 1) * DAY_MS);
}
