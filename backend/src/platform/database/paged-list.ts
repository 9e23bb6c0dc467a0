import type { Counted, CountedPage, WholeList } from '../page.js';
import { after, afterAmongLacking, byTime, type KeyedOrder, orderBy } from './keyed-order.js';
import type { Queryable } from './sql.js';

/** A condition with one `?` for its value; without a value the list is not narrowed by it. */
export type ListFilter = readonly [condition: string, value: unknown];

export interface ListDeclaration {
  readonly columns: string;
  /**
   * A table with the column `id`, or such a subselect; a cursor is the id of a page's last row. What may leave the list while
   * somebody reads on is left out by `where`, not here, where its place is looked up.
   */
  readonly table: string;
  /** What the table calls `$1`, `$2` … */
  readonly given?: readonly unknown[];
  /** Always holds. */
  readonly where?: string;
  readonly filters?: readonly ListFilter[];
  /** Without one: by the id, the newest first. */
  readonly order?: KeyedOrder;
  /** A page counts the rows up to this many; without it, up to 10,000. */
  readonly mostCounted?: number;
}

export interface PageRequest {
  readonly cursor?: string | null | undefined;
  readonly limit?: number | undefined;
}

const MOST_COUNTED = 10_000;
const USUAL_SIZE = 20;
const AT_ONCE = 500;
const BY_ID = byTime('oldest');

interface Keyed {
  readonly id: string;
}

/** A list that is read by keys, page by page or as a whole. */
export class PagedList<Item> implements WholeList<Item> {
  private readonly matching: string;
  private readonly values: readonly unknown[];
  private readonly order: KeyedOrder;

  constructor(
    private readonly sql: Queryable,
    private readonly list: ListDeclaration,
    private readonly made = async (rows: readonly Keyed[]) => rows as readonly Item[],
  ) {
    const { given = [], where = 'true', filters = [], order = byTime() } = list;
    const { conditions, values } = narrowed(filters, given);
    this.matching = `${list.table} WHERE ${[where, ...conditions].join(' AND ')}`;
    this.values = values;
    this.order = order;
  }

  /** The same list, of what is made of each item. */
  as<Other>(shown: (item: Item) => Other): PagedList<Other> {
    return this.asPages(async (page) => page.map((item) => shown(item)));
  }

  /** The same list, of what is made of a whole page of it, item by item in its order. */
  asPages<Other>(shown: (page: readonly Item[]) => Promise<readonly Other[]>): PagedList<Other> {
    return new PagedList(this.sql, this.list, async (rows) => shown(await this.made(rows)));
  }

  /** One page, with the number of rows that match, as far as they are counted. */
  async page({ cursor, limit }: PageRequest, usualSize = USUAL_SIZE): Promise<CountedPage<Item>> {
    const { mostCounted } = this.list;
    const [page, count] = await Promise.all([this.read(cursor, limit ?? usualSize), this.count(mostCounted)]);
    return { ...page, ...count };
  }

  count(most?: number): Promise<Counted> {
    return countOf(this.sql, this.matching, this.values, most);
  }

  async *pages(): AsyncGenerator<readonly Item[]> {
    let cursor: string | null = null;
    do {
      const page: Pick<CountedPage<Item>, 'items' | 'next'> = await this.read(cursor, AT_ONCE);
      yield page.items;
      cursor = page.next;
    } while (cursor !== null);
  }

  private async read(cursor: string | null | undefined, size: number) {
    const most = size + 1;
    const rows = await this.rows(after, this.order, cursor, most);
    if (this.order.mayLack && rows.length < most) {
      rows.push(...(await this.rows(afterAmongLacking, BY_ID, cursor, most - rows.length)));
    }
    const items = rows.slice(0, size);
    return { items: await this.made(items), next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
  }

  private async rows(place: typeof after, order: KeyedOrder, cursor: string | null | undefined, most: number) {
    const beyond = place(this.order, this.list.table, `$${this.values.length + 1}`);
    const { rows } = await this.sql.query<Keyed>(
      `SELECT ${this.list.columns} FROM ${this.matching} AND ${beyond}
       ${orderBy(order)} LIMIT $${this.values.length + 2}`,
      [...this.values, cursor ?? null, most],
    );
    return rows;
  }
}

/** How many rows there are `from` a table under its conditions, counted as far as a page tells it. */
export async function countOf(
  sql: Queryable,
  from: string,
  values: readonly unknown[],
  most = MOST_COUNTED,
): Promise<Counted> {
  const { rows } = await sql.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT FROM ${from} LIMIT ${most + 1}) AS counted`,
    [...values],
  );
  const n = rows[0]?.n ?? 0;
  return { total: Math.min(n, most), capped: n > most };
}

/** The filters that have a value, as conditions on the values that follow those `given`. */
export function narrowed(filters: readonly ListFilter[], given: readonly unknown[] = []) {
  const conditions: string[] = [];
  const values = [...given];
  for (const [condition, value] of filters) {
    if (value === null || value === undefined) continue;
    values.push(value);
    conditions.push(condition.replaceAll('?', `$${values.length}`));
  }
  return { conditions, values };
}
