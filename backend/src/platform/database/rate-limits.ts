import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../config/platform.config.js';
import { Jobs } from '../jobs/jobs.js';
import { CLEAR, COUNT, GIVE_BACK } from './rate-limits.sql.js';
import { Sql } from './sql.js';
import { sweep } from './sweep.js';

/** Of several limits, the verdict of the first that is full, or of the last. */
interface RateLimitVerdict {
  readonly allowed: boolean;
  /** Whose it is: its place in the list. */
  readonly place: number;
  /** Seconds until the window ends. */
  readonly resetSeconds: number;
}

/**
 * Fixed-window counters kept in PostgreSQL, so that all instances count together. Those whose window is over are forgotten: a new
 * attempt would start them anew all the same.
 */
@Injectable()
export class RateLimits {
  constructor(
    private readonly sql: Sql,
    private readonly config: PlatformConfig,
    jobs: Jobs,
  ) {
    sweep(sql, jobs, { name: 'SweepRateLimits', everyMs: 60_000, table: 'rate_limits', over: 'resets_at < now()' });
  }

  /** Counts under each key in turn, in one statement; the first that is full refuses, and those after it are not counted. `by`: so many attempts at once. */
  async hitEach(
    limits: readonly { key: string; most: number; seconds: number; by?: number }[],
  ): Promise<RateLimitVerdict> {
    if (!this.config.rateLimited) return { place: 0, allowed: true, resetSeconds: 0 };
    const values = limits.flatMap(({ key, seconds, by = 1, most }) => [key, seconds, by, most]);
    const statement = COUNT[limits.length - 1] ?? '';
    const row = await this.sql.row<{ place: number; count: number; reset: number }>(statement, values.slice(0, -1));
    const { place, count, reset } = row ?? { place: 0, count: 1, reset: 0 };
    return { place, allowed: count <= (limits[place]?.most ?? 0), resetSeconds: reset };
  }

  /** Takes one attempt back under each key: it turned out to be none. */
  async giveBack(...keys: readonly string[]): Promise<void> {
    await this.sql.query(GIVE_BACK('$1'), [keys]);
  }

  async clear(...keys: readonly string[]): Promise<void> {
    await this.sql.query(CLEAR('$1'), [keys]);
  }
}
