import type { TimeSort } from '../../kernel/time-sort.js';

/** How a list is ordered: by an expression over its table's columns, which is never null, then by id, both the same way. */
export interface KeyedOrder {
  readonly key: string;
  readonly way: 'ASC' | 'DESC';
  /** With ASC: the key may be null. Such rows come last, by id, and are read by themselves, so that an index finds the others. */
  readonly mayLack?: boolean;
}

/** A row in such an order; without a key it is among the last. */
export interface Place {
  readonly id: string;
  /** Its key as it was when the row was read, as PostgreSQL writes it. */
  readonly key: string | null;
}

/** Makes a value a statement's parameter, and answers how the statement calls it. */
type Bind = (value: string | null) => string;

/** By time: ids are made in its order, and so by them where no other key is named. The newest first, unless said otherwise. */
export function byTime(sort: TimeSort = 'newest', key = 'id'): KeyedOrder {
  return { key, way: sort === 'oldest' ? 'ASC' : 'DESC' };
}

export function orderBy({ key, way }: KeyedOrder): string {
  return key === 'id' ? `ORDER BY id ${way}` : `ORDER BY ${key} ${way}, id ${way}`;
}

/**
 * The rows that come after a place, or all of them without one. The key stands beside it: looked up anew, it would be another one once
 * the row has changed, and all between would be left out. These are two statements: in one for both, `IS NULL OR`, a plan that is kept
 * for any place would read each page from the list's beginning.
 */
export function after({ key, way, mayLack }: KeyedOrder, place: Place | null, bind: Bind): string {
  const all = mayLack ? `${key} IS NOT NULL` : 'true';
  if (place === null) return all;
  const beyond = way === 'ASC' ? '>' : '<';
  if (key === 'id') return `id ${beyond} ${bind(place.id)}`;
  const from = bind(place.key);
  const following = `(${key}, id) ${beyond} (${from}, ${bind(place.id)})`;
  // Key and id may be of different tables, of which no index has both.
  return mayLack ? `${all} AND ${key} ${beyond}= ${from} AND ${following}` : following;
}

/** The same of the rows without a key, which follow all others. */
export function afterAmongLacking({ key }: KeyedOrder, place: Place | null, bind: Bind): string {
  return place?.key === null ? `${key} IS NULL AND id > ${bind(place.id)}` : `${key} IS NULL`;
}
