import type { EntityManager } from 'typeorm';
import type { Queryable } from './sql.js';

/** A TypeORM transaction as something that runs plain statements in it. */
export function queryableOf({ queryRunner }: EntityManager): Queryable {
  if (!queryRunner) throw new Error('This manager has no transaction.');
  const query = async (text: string, values?: unknown[]): Promise<unknown> => {
    const { records, affected } = await queryRunner.query(text, values, true);
    return { rows: records, rowCount: affected };
  };
  return { query } as unknown as Queryable;
}
