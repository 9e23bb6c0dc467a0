import type { EntityManager } from 'typeorm';
import type { Queryable } from './sql.js';

/** The connection of a TypeORM transaction, which runs plain statements in it. */
export async function queryableOf({ queryRunner }: EntityManager): Promise<Queryable> {
  if (!queryRunner) throw new Error('This manager has no transaction.');
  return queryRunner.connect();
}
