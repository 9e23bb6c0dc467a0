import { AsyncLocalStorage } from 'node:async_hooks';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** One result an item, in order. `again`: an earlier attempt may have been kept, of which the answer was lost. */
type Write<Item, Result> = (items: readonly Item[], again: boolean) => Promise<readonly Result[]>;

const RETRY_AFTER_MS = 100;
const MOST_ITEMS = 200;

/**
 * Items that arrive together are written by one statement, and each caller waits for the commit of its own group, so
 * that nothing acknowledged can be lost. One group is under way at a time: what arrives meanwhile makes up the next one, and
 * large groups are cheaper than many. `write` must be idempotent: after a lost connection or a deadlock the group is written
 * once more. A group that the server refuses, or that cannot be put into a statement, is halved until the bad item fails
 * alone, while the next groups go on.
 */
export class GroupCommit<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private scheduled = false;
  /** Since when a group has been under way, on the clock that is never set. */
  private busySince: number | null = null;
  /** What is done for a group belongs to the request that began it, not to the one after whose group it comes. */
  private within = AsyncLocalStorage.snapshot();

  constructor(
    private readonly write: Write<Item, Result>,
    private readonly mostItems = MOST_ITEMS,
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) this.within = AsyncLocalStorage.snapshot();
      this.waiting.push({ item, resolve, reject });
      this.schedule();
    });
  }

  /** How many wait for the next group. */
  get size(): number {
    return this.waiting.length;
  }

  /** Milliseconds for which the group under way, and whoever waits behind it, has been held up; 0 without one. */
  get heldMs(): number {
    return this.busySince === null ? 0 : performance.now() - this.busySince;
  }

  private schedule(): void {
    if (this.scheduled || this.busySince !== null || this.waiting.length === 0) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.busySince = performance.now();
      const group = this.waiting.splice(0, this.mostItems);
      void this.within(() => this.settle(group)).finally(() => {
        this.busySince = null;
        this.schedule();
      });
    });
  }

  private async settle(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.writeTwice(group.map(({ item }) => item));
      group.forEach(({ resolve, reject }, i) => {
        const result = results[i];
        if (result === undefined) reject(new Error('a group commit answered too few results'));
        else resolve(result);
      });
    } catch (error) {
      if (group.length === 1 || isPassing(error)) for (const { reject } of group) reject(error);
      else void this.halved(group);
    }
  }

  private async halved(group: Waiting<Item, Result>[]): Promise<void> {
    const half = group.length >> 1;
    await this.settle(group.slice(0, half));
    await this.settle(group.slice(half));
  }

  private async writeTwice(items: readonly Item[]): Promise<readonly Result[]> {
    try {
      return await this.write(items, false);
    } catch (error) {
      if (!isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      return this.write(items, true);
    }
  }
}

/** What an item that nobody has thought of makes of the code that writes it down. */
const MISTAKES = ['TypeError', 'RangeError'];

/** The connection or the moment is at fault, not what was written. */
function isPassing(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (MISTAKES.includes(String(name))) return false;
  const sqlState = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
  return sqlState === null || /^(08|40|53|57)/.test(sqlState);
}
