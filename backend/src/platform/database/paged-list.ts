import type { Counted, CountedPage, WholeList } from '../page.js';
import { Cursors } from './cursors.js';
import { after, afterAmongLacking, byTime, type KeyedOrder, orderBy, type Place } from './keyed-order.js';
import type { Queryable, Sql } from './sql.js';

/** A condition with one `?` for its value; without a value the list is not narrowed by it. */
export type ListFilter = readonly [condition: string, value: unknown];

export interface ListDeclaration {
  readonly columns: string;
  /** A table with the column `id`, or such a subselect. */
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

/** Beside what its list shows, the key of each row; none in an order by the id alone. */
type Placed = Keyed & { readonly rowKey?: string | null };

/** A list that is read by keys, page by page or as a whole. */
export class PagedList<Item> implements WholeList<Item> {
  private readonly matching: string;
  private readonly values: readonly unknown[];
  private readonly order: KeyedOrder;
  private readonly cursors: Cursors;

  constructor(
    private readonly sql: Sql,
    private readonly list: ListDeclaration,
    private readonly made = async (rows: readonly Keyed[]) => rows as readonly Item[],
  ) {
    const { given = [], where = 'true', filters = [], order = byTime() } = list;
    const { conditions, values } = narrowed(filters, given);
    this.matching = `${list.table} WHERE ${[where, ...conditions].join(' AND ')}`;
    this.values = values;
    this.order = order;
    this.cursors = new Cursors(sql.cipher, list.table, order);
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
    const from = cursor ? this.cursors.placeOf(cursor) : null;
    const [{ items, last }, count] = await Promise.all([this.read(from, limit ?? usualSize), this.count(mostCounted)]);
    return { items, next: last && this.cursors.of(last), ...count };
  }

  count(most?: number): Promise<Counted> {
    return countOf(this.sql, this.matching, this.values, most);
  }

  async *pages(): AsyncGenerator<readonly Item[]> {
    let from: Place | null = null;
    do {
      const page: PageRead<Item> = await this.read(from, AT_ONCE);
      yield page.items;
      from = page.last;
    } while (from !== null);
  }

  private async read(from: Place | null, size: number): Promise<PageRead<Item>> {
    const most = size + 1;
    const { mayLack } = this.order;
    const rows = mayLack && from?.key === null ? [] : await this.rows(after, this.order, from, most);
    if (mayLack && rows.length < most) {
      rows.push(...(await this.rows(afterAmongLacking, BY_ID, from, most - rows.length)));
    }
    const shown = rows.slice(0, size);
    const last = rows.length > size ? shown.at(-1) : undefined;
    const items = await this.made(shown.map(({ rowKey: _, ...row }) => row));
    return { items, last: last ? { id: last.id, key: last.rowKey ?? null } : null };
  }

  private async rows(beyond: typeof after, order: KeyedOrder, from: Place | null, most: number): Promise<Placed[]> {
    const { key } = this.order;
    const values = [...this.values];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const columns = key === 'id' ? this.list.columns : `${this.list.columns}, (${key})::text AS "rowKey"`;
    const { rows } = await this.sql.query<Placed>(
      `SELECT ${columns} FROM ${this.matching} AND ${beyond(this.order, from, bind)}
       ${orderBy(order)} LIMIT ${bind(most)}`,
      values,
    );
    return rows;
  }
}

interface PageRead<Item> {
  readonly items: readonly Item[];
  /** The page's last row, where others follow it. */
  readonly last: Place | null;
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
