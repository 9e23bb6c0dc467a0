import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import { Sql } from '../../../platform/database/sql.js';

export interface WatchedRow {
  readonly cnpj: Cnpj;
  readonly followedAt: Date;
  /** Of the last change that the account was told of since: its month (AAAA-MM), and what changed then. */
  readonly month: string | null;
  readonly kinds: readonly string[] | null;
}

/** What an account follows, in the order in which it began to. */
@Injectable()
export class WatchlistRows {
  constructor(private readonly sql: Sql) {}

  of(accountId: string): Promise<WatchedRow[]> {
    return this.sql.rows<WatchedRow>(WATCHED, [accountId]);
  }
}

const WATCHED = `
  SELECT w.cnpj, w.followed_at AS "followedAt", to_char(last.month, 'YYYY-MM') AS month, last.kinds
  FROM watched_companies AS w LEFT JOIN LATERAL (
    SELECT e.month, array_agg(DISTINCT e.kind ORDER BY e.kind) AS kinds FROM watch_events AS e
      JOIN watch_months AS m ON m.month = e.month AND m.live_at >= w.followed_at
    WHERE e.account_id = w.account_id AND e.cnpj = w.cnpj GROUP BY e.month ORDER BY e.month DESC LIMIT 1
  ) AS last ON true
  WHERE w.account_id = $1 ORDER BY w.followed_at, w.cnpj`;
