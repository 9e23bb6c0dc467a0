import type { ThrottlerStorage } from '@nestjs/throttler';

type ThrottleRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

const MOST_KEYS = 100_000;

/**
 * Fixed windows in this process's memory, one number a caller: the library's own storage starts a timer for each
 * request. When too many callers are known, those whose window is over are forgotten, then the oldest.
 */
export class ThrottleWindows implements ThrottlerStorage {
  private readonly windows = new Map<string, { hits: number; endsAt: number }>();

  /** `ttl` in milliseconds, the answer's times in seconds. */
  async increment(key: string, ttl: number, limit: number): Promise<ThrottleRecord> {
    return this.hit(key, ttl, limit);
  }

  /** Counts one, and says how the caller stands. */
  hit(key: string, ttl: number, limit: number): ThrottleRecord {
    // The time of day may be set back, and windows would last as long.
    const now = performance.now();
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      window = { hits: 0, endsAt: now + ttl };
      this.windows.delete(key);
      this.windows.set(key, window);
      if (this.windows.size > MOST_KEYS) this.forget(now);
    }
    window.hits++;
    const seconds = Math.ceil((window.endsAt - now) / 1000);
    const isBlocked = window.hits > limit;
    return { totalHits: window.hits, timeToExpire: seconds, isBlocked, timeToBlockExpire: isBlocked ? seconds : 0 };
  }

  private forget(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
    for (const key of this.windows.keys()) {
      if (this.windows.size <= MOST_KEYS) return;
      this.windows.delete(key);
    }
  }
}
