import type { Signals } from './signals.js';

const FRESH_MS = 5_000;

/**
 * What was read once from the database and is kept until a signal says that it changed, 5 s at most. The reading is put
 * in before its statement runs, so that a change announced meanwhile drops it: what was read before is never kept after.
 */
export class Cached<T> {
  private reading: { readonly value: Promise<T>; readonly readAt: number } | null = null;

  constructor(
    private readonly read: () => Promise<T>,
    signals: Signals,
    channel: string,
    private readonly now: () => number = Date.now,
  ) {
    signals.on(channel, () => this.forget());
    signals.onGap(() => this.forget());
  }

  get(): Promise<T> {
    const known = this.reading;
    if (known && this.now() - known.readAt < FRESH_MS) return known.value;
    const reading = { value: this.read(), readAt: this.now() };
    this.reading = reading;
    reading.value.catch(() => {
      if (this.reading === reading) this.forget();
    });
    return reading.value;
  }

  forget(): void {
    this.reading = null;
  }
}
