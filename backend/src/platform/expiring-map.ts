/**
 * Values that are good for a fixed time. Whatever is put in drops those whose time is over, so that none of them lies about;
 * beyond `most` the oldest goes first. `now` tells milliseconds; a value that would last longer than it may, since the
 * clock was set back, is gone too. `isBelieved` tells of an age in milliseconds whether a value is good for the time being.
 */
export class ExpiringMap<Value> {
  private readonly entries = new Map<string, { readonly value: Value; readonly endsAt: number }>();

  constructor(
    private readonly lastsMs: number,
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
    private readonly isBelieved: (ageMs: number) => boolean = () => true,
  ) {}

  get size(): number {
    return this.entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const now = this.now();
    const ageMs = now + this.lastsMs - entry.endsAt;
    return this.isGood(entry.endsAt, now) && this.isBelieved(ageMs) ? entry.value : undefined;
  }

  /** The value's time begins anew. */
  set(key: string, value: Value): void {
    const now = this.now();
    this.entries.delete(key);
    this.entries.set(key, { value, endsAt: now + this.lastsMs });
    for (const [oldest, { endsAt }] of this.entries) {
      if (this.entries.size <= this.most && this.isGood(endsAt, now)) break;
      this.entries.delete(oldest);
    }
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  /** Takes out those of which it is true. */
  deleteWhere(isOut: (value: Value) => boolean): void {
    for (const [key, { value }] of this.entries) if (isOut(value)) this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  private isGood(endsAt: number, now: number): boolean {
    return now < endsAt && endsAt - now <= this.lastsMs;
  }
}
