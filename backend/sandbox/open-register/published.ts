import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { writeMonth } from './month-files.js';

const COMPANIES = 2_000;
const PARTS = 10;

/** The last two months, the older one first. */
export function publishedMonths(now = new Date()): string[] {
  return [1, 0].map((back) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return first.toISOString().slice(0, 7);
  });
}

/** The share's zips, made when a month is first asked for. */
export class Published {
  private readonly made = new Map<string, Promise<ReadonlyMap<string, Buffer>>>();

  constructor(private readonly newest?: string) {}

  get months(): string[] {
    return this.newest === undefined ? publishedMonths() : publishedMonths(new Date(`${this.newest}-01`));
  }

  filesOf(month: string): Promise<ReadonlyMap<string, Buffer>> | null {
    const { months } = this;
    const at = months.indexOf(month);
    if (at < 0) return null;
    const known = this.made.get(month) ?? make(month, months.slice(at + 1));
    this.made.set(month, known);
    return known;
  }
}

async function make(month: string, later: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Promise<Buffer>>();
  await writeMonth({ month, later, companies: COMPANIES, parts: PARTS }, (name) => {
    const through = new PassThrough();
    files.set(name, buffer(through));
    return through;
  });
  return new Map(await Promise.all([...files].map(async ([name, bytes]) => [name, await bytes] as const)));
}
