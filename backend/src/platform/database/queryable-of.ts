import type { EntityManager } from 'typeorm';
import type { Queryable } from './sql.js';

/** A TypeORM transaction as something that runs plain statements in it; for their effect, since rows come in another shape. */
export function queryableOf(manager: EntityManager): Queryable {
  const query = (text: string, values?: unknown[]): Promise<unknown> => manager.query(text, values);
  return { query } as unknown as Queryable;
}
