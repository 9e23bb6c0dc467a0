import type { TimeSort } from '../../kernel/time-sort.js';

/** How a list is ordered: by an expression over its table's columns, which is never null, then by id, both the same way. */
export interface KeyedOrder {
  readonly key: string;
  readonly way: 'ASC' | 'DESC';
}

/** By time: ids are made in its order, and so by them where no other key is named. The newest first, unless said otherwise. */
export function byTime(sort: TimeSort = 'newest', key = 'id'): KeyedOrder {
  return { key, way: sort === 'oldest' ? 'ASC' : 'DESC' };
}

export function orderBy({ key, way }: KeyedOrder): string {
  return key === 'id' ? `ORDER BY id ${way}` : `ORDER BY ${key} ${way}, id ${way}`;
}

/**
 * The rows that come after the one whose id `parameter` holds, or all of them when it holds null. Its place is looked up
 * by the id, so that a cursor says nothing about the row.
 */
export function after({ key, way }: KeyedOrder, table: string, parameter: string): string {
  const beyond = way === 'ASC' ? '>' : '<';
  const place =
    key === 'id'
      ? `id ${beyond} ${parameter}`
      : `(${key}, id) ${beyond} (SELECT ${key}, id FROM ${table} WHERE id = ${parameter})`;
  return `(${parameter}::uuid IS NULL OR ${place})`;
}
