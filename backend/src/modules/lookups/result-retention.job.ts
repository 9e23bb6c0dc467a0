import { DAY_MS } from '../../kernel/durations.js';
import type { Clock } from '../../platform/clock.js';
import { inPortions, type JobLoop } from '../../platform/jobs/job-loop.js';
import type { Jobs, Round } from '../../platform/jobs/jobs.js';
import type { LookupsSettings } from './lookups.config.js';

const AT_ONCE = 500;

interface Parts {
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly settings: LookupsSettings;
  /** Works on so many rows from before the retention of results; answers how many there were. */
  readonly some: (before: Date, most: number) => Promise<number>;
  /** Rows that one statement has time for. */
  readonly atOnce?: number;
}

/** A job for what ends with the retention of results, a few rows at a time. */
export function atResultRetention(name: string, { jobs, clock, settings, some, atOnce = AT_ONCE }: Parts): JobLoop {
  const work = async ({ goesOn }: Round) => {
    const before = new Date(clock.now().getTime() - settings.inForce('HISTORY_RETENTION_DAYS') * DAY_MS);
    await inPortions(goesOn, (most) => some(before, most), atOnce);
  };
  return jobs.every({ name, everyMs: 60_000, lease: true, atStart: false, work });
}
