import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { reasonOf } from '../../kernel/reason-of.js';
import { PlatformConfig } from '../config/platform.config.js';
import { CappedWarning } from '../logging/capped-warning.js';
import { CONNECTION_OPTIONS, GIVEN_UP, surviveIdleFailures } from './data-source.js';
import { type Reads, Sql } from './sql.js';

/** For how long a replica that says nothing holds anybody up: a connection, and each look at how far it is. */
const ANSWER_MS = 1_000;
const LOOKS = 8;
const PAUSE_MS = 5;
/** How long nobody asks a replica that lags, or that failed. */
const REST_MS = { lagging: 1_000, failed: 5_000 };
/** How often in a row it may lag before that is worth a line in the log. */
const LAGS = 3;

/**
 * Reads that may be served by a replica, where there is one: never older than the moment at which they were asked for. The
 * primary says how far its log is on disk, and whatever was acknowledged before to anybody, by any instance, lies before
 * that; a replica that has not replayed as much within 40 ms, or fails, leaves the reading to the primary.
 */
@Injectable()
export class ReadSql implements Reads, OnApplicationShutdown {
  private readonly replica: pg.Pool | null;
  private readonly warning = new CappedWarning(new Logger('Replica'));
  private restsUntil = 0;
  private lags = 0;

  constructor(
    private readonly sql: Sql,
    { DATABASE_REPLICA_URL, DATABASE_POOL_SIZE }: PlatformConfig,
  ) {
    const options = {
      ...CONNECTION_OPTIONS,
      ...GIVEN_UP,
      connectionTimeoutMillis: ANSWER_MS,
      max: DATABASE_POOL_SIZE,
    };
    this.replica = DATABASE_REPLICA_URL
      ? new pg.Pool({ ...options, connectionString: DATABASE_REPLICA_URL, application_name: 'nitido-reads' })
      : null;
    if (this.replica) surviveIdleFailures(this.replica);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.replica?.end();
  }

  rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]> {
    return this.read((reads) => reads.rows<Row>(text, values));
  }

  row<Row extends object>(text: string, values?: unknown[]): Promise<Row | null> {
    return this.read((reads) => reads.row<Row>(text, values));
  }

  /** Runs `work`, which only reads, on one server; on the primary once more when the replica fails in between. */
  async read<T>(work: (reads: Reads) => Promise<T>): Promise<T> {
    const client = await this.caughtUp();
    if (!client) return work(this.sql);
    let broken = false;
    try {
      return await work(readsOf(client));
    } catch (error) {
      broken = true;
      this.failed(error);
    } finally {
      client.release(broken);
    }
    return work(this.sql);
  }

  /** A connection to the replica, which has all that the primary had when this was called; null without one. */
  private async caughtUp(): Promise<pg.PoolClient | null> {
    if (!this.replica || performance.now() < this.restsUntil) return null;
    let client: pg.PoolClient | null = null;
    try {
      const primary = await this.sql.row<{ lsn: string }>('SELECT pg_current_wal_flush_lsn()::text AS lsn');
      client = await this.replica.connect();
      for (let look = 0; look < LOOKS; look++) {
        if (look > 0) await sleep(PAUSE_MS);
        const { rows } = await client.query<Replayed>({ ...REPLAYED, values: [primary?.lsn] });
        if (!rows[0]?.replica) throw new Error('it is no replica any more');
        if (!rows[0].there) continue;
        this.lags = 0;
        return client;
      }
      client.release();
      this.lagged();
    } catch (error) {
      client?.release(true);
      this.failed(error);
    }
    return null;
  }

  private lagged(): void {
    if (++this.lags >= LAGS) this.tell(`it lagged ${this.lags} times in a row`);
    this.rest('lagging');
  }

  private failed(error: unknown): void {
    this.tell(reasonOf(error));
    this.rest('failed');
  }

  /** Nobody misses it, so that its operators would hear of it from nowhere else. */
  private tell(why: string): void {
    this.warning.warn(`the primary serves the replica's reads: ${why}`, new Date());
  }

  private rest(why: keyof typeof REST_MS): void {
    this.restsUntil = performance.now() + REST_MS[why];
  }
}

interface Replayed {
  /** Not so any more once it was promoted. */
  readonly replica: boolean;
  readonly there: boolean;
}

const REPLAYED = {
  name: 'replayed',
  text: 'SELECT pg_is_in_recovery() AS replica, pg_last_wal_replay_lsn() >= $1::pg_lsn AS there',
  query_timeout: ANSWER_MS,
};

function readsOf(client: pg.PoolClient): Reads {
  const rows = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
  return { rows, row: async (text, values) => (await rows(text, values))[0] ?? null } as Reads;
}
