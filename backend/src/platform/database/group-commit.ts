interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommitOptions {
  readonly mostItems?: number;
  /** Statements under way at once; what arrives meanwhile makes up the next group. */
  readonly mostGroups?: number;
}

const RETRY_AFTER_MS = 100;

/**
 * Items that arrive together are written by one statement, and each caller waits for the commit of its own group, so
 * that nothing acknowledged can be lost. `write` answers one result an item, in order, and must be idempotent: after a
 * lost connection or a deadlock the group is written once more, and a group that the server refuses is written item
 * by item, so that a bad one fails alone.
 */
export class GroupCommit<Item, Result> {
  private readonly mostItems: number;
  private readonly mostGroups: number;
  private waiting: Waiting<Item, Result>[] = [];
  private groups = 0;
  private scheduled = false;

  constructor(
    private readonly write: (items: readonly Item[]) => Promise<readonly Result[]>,
    { mostItems = 200, mostGroups = 2 }: GroupCommitOptions = {},
  ) {
    this.mostItems = mostItems;
    this.mostGroups = mostGroups;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.scheduled || this.groups >= this.mostGroups || this.waiting.length === 0) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      const group = this.waiting.splice(0, this.mostItems);
      this.groups += 1;
      void this.settle(group).finally(() => {
        this.groups -= 1;
        this.schedule();
      });
      this.schedule();
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
      else for (const single of group) await this.settle([single]);
    }
  }

  private async writeTwice(items: readonly Item[]): Promise<readonly Result[]> {
    try {
      return await this.write(items);
    } catch (error) {
      if (!isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      return this.write(items);
    }
  }
}

/** The connection or the moment is at fault, not what was written. */
function isPassing(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  const sqlState = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
  return sqlState === null || /^(08|40|53|57)/.test(sqlState);
}
