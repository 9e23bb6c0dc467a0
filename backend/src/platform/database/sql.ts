import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { FieldCipher } from '../crypto/field-cipher.js';
import { STATEMENT } from '../telemetry/events.js';

/** What a statement answers; `Row`: what its rows are read as. */
export type Answered<Row> = Pick<pg.QueryResult, 'rowCount'> & { readonly rows: Row[] };

/** What can run a statement: the pool, or one transaction's connection. */
export interface Queryable {
  query<Row extends object = pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Answered<Row>>;
}

/** What reads rows: the database itself, or a connection to its replica. */
export type Reads = Pick<Sql, 'rows' | 'row'>;

export interface PoolLoad {
  readonly inUse: number;
  readonly idle: number;
  /** Whoever waits for a connection. */
  readonly waiting: number;
  readonly most: number;
}

/**
 * A plan is kept for as long as its tables' statistics, and one that was made while a table was small reads the whole of it
 * each time, however large it has become. This setting makes none, where an index will do.
 */
export const BY_KEYS = 'enable_seqscan = off';

/**
 * With these each row that joins is looked up by its key too. By statistics that know nothing of its newest rows a table looks small, and
 * by the cost of a look-up in each month's partition, of which one is read, it looks cheap to read it whole for a few hundred rows.
 */
export const ONE_BY_ONE = `${BY_KEYS}; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off`;

/**
 * An array parameter whose length the planner does not see. By the length it would find each time that a plan for just so many
 * is a little cheaper than the one it keeps, and make it anew, which takes longer than running it.
 */
export function ofAnyLength(array: string): string {
  return `ARRAY(SELECT unnest(${array}))`;
}

/** Plain SQL on the pool that TypeORM owns, for hot paths and for screens. */
@Injectable()
export class Sql implements Queryable {
  constructor(
    private readonly dataSource: DataSource,
    /** Seals the places in lists that callers are told. */
    readonly cipher?: FieldCipher,
  ) {}

  query<Row extends object = pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Answered<Row>> {
    // A statement that waits for the pool would be told as of whoever makes room for it.
    if (STATEMENT.hasSubscribers) return this.lent((client) => client.query(text, values));
    return this.pool().query(text, values);
  }

  async rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]> {
    return (await this.query<Row>(text, values)).rows;
  }

  /** The first row of a statement, or null. */
  async row<Row extends object>(text: string, values?: unknown[]): Promise<Row | null> {
    return (await this.query<Row>(text, values)).rows[0] ?? null;
  }

  /** Runs `work` in one transaction. Never call a vendor inside it. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.lent(async (client, lose) => {
      try {
        await client.query('BEGIN');
        const result = await work(client);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(lose);
        throw error;
      }
    });
  }

  /** The same for statements that find their rows by keys; see `BY_KEYS` and `ONE_BY_ONE`. */
  transactionByKeys<T>(work: (tx: Queryable) => Promise<T>, settings = BY_KEYS): Promise<T> {
    return this.transaction(async (tx) => {
      await tx.query(`SET LOCAL ${settings}`);
      return work(tx);
    });
  }

  /** How the pool's connections stand. */
  get load(): PoolLoad {
    const { totalCount, idleCount, waitingCount, options } = this.pool();
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount, most: options.max ?? 0 };
  }

  /** A connection for as long as `work` takes; one that is said to be lost is not used again. */
  private async lent<T>(work: (client: pg.PoolClient, lose: (error: Error) => void) => Promise<T>): Promise<T> {
    const client = await this.pool().connect();
    let broken: Error | undefined;
    const lose = (error: Error): void => {
      broken = error;
    };
    try {
      return await work(client, lose);
    } finally {
      client.release(broken);
    }
  }

  protected pool(): pg.Pool {
    return (this.dataSource.driver as unknown as { master: pg.Pool }).master;
  }
}
