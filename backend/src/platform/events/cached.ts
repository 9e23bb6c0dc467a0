import { ExpiringMap } from '../expiring-map.js';
import { keptCall } from '../shared-calls.js';
import type { Signals } from './signals.js';

const FRESH_MS = 5_000;

/**
 * What was read once from the database and is kept until a signal says that it changed, 5 s at most. A change that is announced while
 * it is read drops it: what was read before is never kept after.
 */
export class Cached<T> {
  private readonly kept: ExpiringMap<Promise<T>>;

  constructor(
    private readonly read: () => Promise<T>,
    signals: Signals,
    channel: string,
    now: () => number = Date.now,
  ) {
    this.kept = new ExpiringMap(FRESH_MS, 1, now);
    signals.on(channel, () => this.forget());
    signals.onGap(() => this.forget());
  }

  get(): Promise<T> {
    return keptCall(this.kept, '', this.read);
  }

  forget(): void {
    this.kept.clear();
  }
}
