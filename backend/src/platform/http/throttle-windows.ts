const MOST_KEYS = 100_000;

/** How a caller stands in its window. */
interface Standing {
  readonly hits: number;
  /** Until the window ends. */
  readonly seconds: number;
}

/**
 * Fixed windows in this process's memory, one number a caller. When too many callers are known, those whose window is over are
 * forgotten, then the oldest.
 */
export class ThrottleWindows {
  private readonly windows = new Map<string, { hits: number; endsAt: number }>();

  constructor(private readonly lastsMs: number) {}

  /** Counts one, and says how the caller stands. */
  hit(key: string): Standing {
    const now = Date.now();
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      window = { hits: 0, endsAt: now + this.lastsMs };
      this.windows.delete(key);
      this.windows.set(key, window);
      if (this.windows.size > MOST_KEYS) this.forget(now);
    }
    window.hits++;
    return { hits: window.hits, seconds: Math.ceil((window.endsAt - now) / 1000) };
  }

  private forget(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
    for (const key of this.windows.keys()) {
      if (this.windows.size <= MOST_KEYS) return;
      this.windows.delete(key);
    }
  }
}
