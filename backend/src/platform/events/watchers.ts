import type { Signals } from './signals.js';

/** Hears from all instances what changed, by its id, and calls whoever watches it here. */
export class Watchers {
  private readonly watched = new Map<string, Set<() => void>>();

  constructor(signals: Signals, channel: string) {
    signals.on(channel, (id) => this.call(id));
    signals.onGap(() => {
      for (const id of this.watched.keys()) this.call(id);
    });
  }

  /** Calls `onChange` at each change, and whenever changes may have been missed. Answers how to stop. */
  watch(id: string, onChange: () => void): () => void {
    const own = this.watched.get(id) ?? new Set();
    this.watched.set(id, own.add(onChange));
    return () => {
      own.delete(onChange);
      if (own.size === 0) this.watched.delete(id);
    };
  }

  private call(id: string): void {
    for (const onChange of this.watched.get(id) ?? []) onChange();
  }
}
