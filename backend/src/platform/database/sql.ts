import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';

/** What can run a statement: the pool, or one transaction's connection. */
export interface Queryable {
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

/** What reads rows: the database itself, or a connection to its replica. */
export type Reads = Pick<Sql, 'rows' | 'row'>;

/** Plain SQL on the pool that TypeORM owns, for hot paths and for screens. */
@Injectable()
export class Sql implements Queryable {
  constructor(private readonly dataSource: DataSource) {}

  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    return this.pool().query<Row>(text, values);
  }

  /** The rows of a statement. */
  async rows<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> {
    return (await this.pool().query<Row>(text, values)).rows;
  }

  /** The first row of a statement, or null. */
  async row<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row | null> {
    return (await this.pool().query<Row>(text, values)).rows[0] ?? null;
  }

  /** Runs `work` in one transaction. Never call a vendor inside it. */
  async transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    const client = await this.pool().connect();
    let broken: Error | undefined;
    const onLost = (error: Error): void => {
      broken = error;
    };
    // The pool listens only while a connection lies idle; without a listener a lost one would end the process.
    client.on('error', onLost);
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.off('error', onLost);
      client.release(broken);
    }
  }

  protected pool(): pg.Pool {
    return (this.dataSource.driver as unknown as { master: pg.Pool }).master;
  }
}
