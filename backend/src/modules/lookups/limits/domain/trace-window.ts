import type { Trace } from './trace.js';

export const WINDOW_MS = 3_600_000;
/** Above the count at which volume alone stops an account. Of more, those leave first that say least. */
const MOST = 1_500;

/** One account's lookups of the last hour, oldest first. */
export class TraceWindow {
  private readonly traces: Trace[] = [];

  add(trace: Trace): void {
    const last = this.traces.at(-1);
    this.traces.push(trace);
    if (last && last.at > trace.at) this.traces.sort((a, b) => a.at - b.at);
    if (this.traces.length > MOST) {
      const down = this.traces.findIndex(({ ending }) => ending === 'down');
      this.traces.splice(Math.max(0, down), 1);
    }
  }

  /** Those of the last hour, and after `since` if that is later. */
  recent(now: number, since = Number.NEGATIVE_INFINITY): readonly Trace[] {
    const from = Math.max(now - WINDOW_MS, since);
    const over = this.traces.findIndex(({ at }) => at > from);
    if (over !== 0) this.traces.splice(0, over < 0 ? this.traces.length : over);
    return this.traces;
  }
}
