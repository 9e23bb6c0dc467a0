/**
 * Values that are good for a fixed time. Whatever is put in drops those whose time is over, so that none of them lies about;
 * beyond `most` the oldest goes first. `now` tells milliseconds; a value that would last longer than it may, since the
 * clock was set back, is gone too. `isBelieved` tells of an age in milliseconds whether a value is good for the time being.
 */
export class ExpiringMap<Value> {
  private readonly entries = new Map<string, { readonly value: Value; readonly since: number }>();

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
    const ageMs = this.now() - entry.since;
    return this.isGood(ageMs) && this.isBelieved(ageMs) ? entry.value : undefined;
  }

  /** The value's time begins anew. */
  set(key: string, value: Value): void {
    const now = this.now();
    this.entries.delete(key);
    this.entries.set(key, { value, since: now });
    for (const [oldest, { since }] of this.entries) {
      if (this.entries.size <= this.most && this.isGood(now - since)) break;
      this.entries.delete(oldest);
    }
  }

  /** Takes it out; of a value that is named, only while no other one has its place. */
  delete(key: string, only?: Value): void {
    if (only === undefined || this.entries.get(key)?.value === only) this.entries.delete(key);
  }

  /** Takes out those of which it is true. */
  deleteWhere(isOut: (value: Value) => boolean): void {
    for (const [key, { value }] of this.entries) if (isOut(value)) this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  private isGood(ageMs: number): boolean {
    return ageMs >= 0 && ageMs < this.lastsMs;
  }
}
