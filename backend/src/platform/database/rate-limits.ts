import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { PlatformConfig } from '../config/platform.config.js';
import { networksOf } from '../http/address-networks.js';
import { Sql } from './sql.js';

export interface RateLimitVerdict {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetSeconds: number;
}

/** Locked in one order, so that two who change the same keys never wait for each other. */
const ONE_BY_ONE = 'IN (SELECT key FROM rate_limits WHERE key = ANY ($1) ORDER BY key FOR UPDATE)';

/** Fixed-window counters kept in PostgreSQL, so that all instances count together. */
@Injectable()
export class RateLimits {
  constructor(
    private readonly sql: Sql,
    private readonly config: PlatformConfig,
  ) {}

  /** Counts one attempt under `key` and tells whether it is within `limit` per `windowSeconds`. */
  async hit(key: string, limit: number, windowSeconds: number): Promise<RateLimitVerdict> {
    if (!this.config.rateLimited) return { allowed: true, remaining: limit, resetSeconds: 0 };
    return this.count(key, limit, windowSeconds);
  }

  /** Counts one attempt from an address under the key of each network that it lies in; the first that is full refuses. */
  async hitFrom(
    address: string | null,
    keyOf: (network: string) => string,
    limit: number,
    windowSeconds: number,
  ): Promise<RateLimitVerdict> {
    const [nearest, ...wider] = networksOf(address);
    let verdict = await this.hit(keyOf(nearest.name), limit, windowSeconds);
    for (const { name, times } of wider) {
      if (verdict.allowed) verdict = await this.hit(keyOf(name), limit * times, windowSeconds);
    }
    return verdict;
  }

  /** As `hit`, also when limits are switched off: for locks that are part of a rule, such as the admin's five attempts. */
  async count(key: string, limit: number, windowSeconds: number): Promise<RateLimitVerdict> {
    const row = await this.sql.row<{ count: number; reset: number }>(
      `INSERT INTO rate_limits AS r (key, count, resets_at) VALUES ($1, 1, now() + make_interval(secs => $2))
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN r.resets_at <= now() THEN 1 ELSE r.count + 1 END,
         resets_at = CASE WHEN r.resets_at <= now() THEN excluded.resets_at ELSE r.resets_at END
       RETURNING count, ceil(extract(epoch FROM resets_at - now()))::int AS reset`,
      [key, windowSeconds],
    );
    const count = row?.count ?? 1;
    return {
      allowed: count <= limit,
      remaining: Math.max(0, limit - count),
      resetSeconds: row?.reset ?? windowSeconds,
    };
  }

  /** Takes one attempt back under each key: it turned out to be none. */
  async giveBack(...keys: readonly string[]): Promise<void> {
    await this.sql.query(`UPDATE rate_limits SET count = count - 1 WHERE count > 0 AND key ${ONE_BY_ONE}`, [keys]);
  }

  async clear(...keys: readonly string[]): Promise<void> {
    await this.sql.query(`DELETE FROM rate_limits WHERE key ${ONE_BY_ONE}`, [keys]);
  }

  /** Forgets counters whose window is over; a new attempt would start them anew all the same. */
  @Cron('*/10 * * * *')
  async sweep(): Promise<void> {
    await this.sql.query('DELETE FROM rate_limits WHERE resets_at < now()');
  }
}
