import type pg from 'pg';
import { type Page, pageOf } from '../page.js';
import { after, type KeyedOrder, orderBy } from './keyed-order.js';
import type { Queryable } from './sql.js';

/** A condition with one `?` for its value; without a value the list is not narrowed by it. */
export type ListFilter = readonly [condition: string, value: unknown];

export interface PagedList {
  readonly columns: string;
  /** A table with the column `id`; a cursor is the id of a page's last row. */
  readonly table: string;
  /** Always hold. */
  readonly where?: string;
  readonly filters?: readonly ListFilter[];
  /** Without one: by the id, the newest first. */
  readonly order?: KeyedOrder;
  readonly cursor: string | null;
  readonly size: number;
  /** Rows are counted up to this many; without it, all of them. */
  readonly mostCounted?: number;
}

export interface CountedPage<Row> extends Page<Row> {
  /** Whether there are more than were counted. */
  readonly capped: boolean;
}

/** One page of a list that is read by keys, with the number of rows that match. */
export async function pagedList<Row extends { readonly id: string }>(
  sql: Queryable,
  { columns, table, where = 'true', filters = [], order = BY_ID, cursor, size, mostCounted }: PagedList,
): Promise<CountedPage<Row>> {
  const given = filters.filter(([, value]) => value !== null && value !== undefined);
  const values = given.map(([, value]) => value);
  const wanted = [where, ...given.map(([condition], index) => condition.replaceAll('?', `$${index + 1}`))].join(
    ' AND ',
  );
  const beyond = after(order, table, `$${values.length + 1}`);
  const counted = mostCounted === undefined ? '' : `LIMIT ${mostCounted + 1}`;
  const [found, count] = await Promise.all([
    sql.query<Row & pg.QueryResultRow>(
      `SELECT ${columns} FROM ${table} WHERE ${wanted} AND ${beyond} ${orderBy(order)} LIMIT $${values.length + 2}`,
      [...values, cursor, size + 1],
    ),
    sql.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM (SELECT FROM ${table} WHERE ${wanted} ${counted}) AS counted`,
      values,
    ),
  ]);
  const n = count.rows[0]?.n ?? 0;
  const total = Math.min(n, mostCounted ?? n);
  return { ...pageOf(found.rows, total, ({ id }) => id, size), capped: n > total };
}

const BY_ID: KeyedOrder = { key: 'id', way: 'DESC' };
