import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const MONTH = /^\d{4}-\d{2}$/;

/** Where months of the share are kept, 7 GB each in a folder called by it, until they are of no more use. */
export class MonthFolders {
  constructor(
    private readonly room: string,
    /** An operator's own folder, which may lie there too: it is never removed. */
    private readonly own: string | null,
  ) {}

  of(month: string): string {
    return join(this.room, month);
  }

  /** Those of the month in force, and of months before it, which are loaded no more. */
  removeUntil(inForce: string): Promise<void> {
    return this.remove((month) => month <= inForce);
  }

  removeThese(months: readonly string[]): Promise<void> {
    return this.remove((month) => months.includes(month));
  }

  private async remove(isOver: (month: string) => boolean): Promise<void> {
    const names = await readdir(this.room).catch(() => [] as string[]);
    const over = names.filter((name) => MONTH.test(name) && isOver(name)).map((month) => this.of(month));
    for (const folder of over) if (folder !== this.own) await rm(folder, { recursive: true, force: true });
  }
}
