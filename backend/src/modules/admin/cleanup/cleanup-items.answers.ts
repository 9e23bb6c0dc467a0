import type {
  CleanupPreviewAnswer,
  CleanupRunItem,
  CleanupStatsAnswer,
  DepartureItem,
  RemovalItem,
} from './cleanup.answers.js';
import type { CleanupRun, Departure, Removal } from './cleanup.js';
import type { CleanupView, Preview } from './read-cleanup.js';

export function statsAnswer({ rules, nextRunAt, at, ...standing }: CleanupView): CleanupStatsAnswer {
  return {
    success: true,
    ...standing,
    gracePeriodinDays: rules.graceDays,
    unpaidPeriodInDays: rules.unpaidDays,
    restorePeriodInDays: rules.restoreDays,
    nextRunAt: text(nextRunAt),
    at: at.toISOString(),
  };
}

export function previewAnswer({ page, shown, stays }: Preview): CleanupPreviewAnswer {
  return {
    success: true,
    data: page.items.map(departureItem),
    nextCursor: page.next,
    total: page.total,
    asOf: shown.asOf.toISOString(),
    toRemove: shown.count,
    list: shown.mark,
    stays,
  };
}

export function runItem({ startedAt, finishedAt, ...run }: CleanupRun): CleanupRunItem {
  return { ...run, startedAt: startedAt.toISOString(), finishedAt: text(finishedAt) };
}

export function removalItem(removal: Removal): RemovalItem {
  const { endedAt, removedAt, eraseAfter, restoredAt, erasedAt, ...rest } = removal;
  return {
    ...rest,
    endedAt: endedAt.toISOString(),
    removedAt: text(removedAt),
    eraseAfter: text(eraseAfter),
    restoredAt: text(restoredAt),
    erasedAt: text(erasedAt),
  };
}

function departureItem({ endedAt, dueAt, ...departure }: Departure): DepartureItem {
  return { ...departure, endedAt: endedAt.toISOString(), dueAt: dueAt.toISOString() };
}

function text(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
