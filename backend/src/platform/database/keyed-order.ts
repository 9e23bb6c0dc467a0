import type { TimeSort } from '../../kernel/time-sort.js';
import { NO_ID } from '../ids.js';

/** How a list is ordered: by an expression over its table's columns, which is never null, then by id, both the same way. */
export interface KeyedOrder {
  readonly key: string;
  readonly way: 'ASC' | 'DESC';
  /** With ASC: the key may be null. Such rows come last, by id, and are read by themselves, so that an index finds the others. */
  readonly mayLack?: boolean;
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
export function after({ key, way, mayLack }: KeyedOrder, table: string, parameter: string): string {
  const beyond = way === 'ASC' ? '>' : '<';
  const at = (columns: string) => `(SELECT ${columns} FROM ${table} WHERE id = ${parameter})`;
  const place = key === 'id' ? `id ${beyond} ${parameter}` : `(${key}, id) ${beyond} ${at(`${key}, id`)}`;
  if (!mayLack) return `(${parameter}::uuid IS NULL OR ${place})`;
  // Key and id may be of different tables, of which no index has both.
  return `${key} IS NOT NULL AND (${parameter}::uuid IS NULL OR ${key} ${beyond}= ${at(key)} AND ${place})`;
}

/** The same of the rows without a key, which follow all others. */
export function afterAmongLacking({ key }: KeyedOrder, table: string, parameter: string): string {
  const place = `(SELECT id FROM ${table} WHERE id = ${parameter} AND ${key} IS NULL)`;
  return `${key} IS NULL AND id > coalesce(${place}, '${NO_ID}')`;
}
