import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../config/platform.config.js';
import { networksOf } from '../http/address-networks.js';
import { CLEAR, COUNT, GIVE_BACK } from './rate-limits.sql.js';
import { Sql } from './sql.js';

export interface RateLimitVerdict {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetSeconds: number;
}

/** A limit on what is counted under one key. */
interface KeyedLimit {
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
  /** How many attempts it is; one where nothing is said. */
  readonly by?: number;
}

/** Of several limits, the verdict of the first that is full, or of the last. */
interface RateLimitsVerdict extends RateLimitVerdict {
  /** Whose it is: its place in the list. */
  readonly place: number;
}

/** Fixed-window counters kept in PostgreSQL, so that all instances count together. */
@Injectable()
export class RateLimits {
  constructor(
    private readonly sql: Sql,
    private readonly config: PlatformConfig,
  ) {}

  /** Counts an attempt, or `by` of them, under `key` and tells whether it is within `limit` per `windowSeconds`. */
  hit(key: string, limit: number, windowSeconds: number, by = 1): Promise<RateLimitVerdict> {
    return this.hitEach([{ key, most: limit, seconds: windowSeconds, by }]);
  }

  /** Counts under each key in turn, in one statement; the first that is full refuses, and those after it are not counted. */
  async hitEach(limits: readonly KeyedLimit[]): Promise<RateLimitsVerdict> {
    if (!this.config.rateLimited) return { place: 0, allowed: true, remaining: limits[0]?.most ?? 0, resetSeconds: 0 };
    const values = limits.flatMap(({ key, seconds, by = 1, most }) => [key, seconds, by, most]);
    const row = await this.sql.row<Counted>(COUNT[limits.length - 1] ?? '', values.slice(0, -1));
    const { place, count, reset } = row ?? { place: 0, count: 1, reset: 0 };
    const most = limits[place]?.most ?? 0;
    return { place, allowed: count <= most, remaining: Math.max(0, most - count), resetSeconds: reset };
  }

  /** Counts one attempt from an address under the key of each network that it lies in. */
  hitFrom(
    address: string | null,
    keyOf: (network: string) => string,
    limit: number,
    windowSeconds: number,
  ): Promise<RateLimitVerdict> {
    const networks = networksOf(address);
    return this.hitEach(
      networks.map(({ name, times }) => ({ key: keyOf(name), most: limit * times, seconds: windowSeconds })),
    );
  }

  /** Takes one attempt back under each key: it turned out to be none. */
  async giveBack(...keys: readonly string[]): Promise<void> {
    await this.sql.query(GIVE_BACK('$1'), [keys]);
  }

  async clear(...keys: readonly string[]): Promise<void> {
    await this.sql.query(CLEAR('$1'), [keys]);
  }
}

interface Counted {
  readonly place: number;
  readonly count: number;
  readonly reset: number;
}
