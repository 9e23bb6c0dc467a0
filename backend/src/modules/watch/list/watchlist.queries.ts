import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import { Sql } from '../../../platform/database/sql.js';
import type { FollowedChange } from '../../companies/index.js';

export interface WatchedRow {
  readonly cnpj: Cnpj;
  readonly followedAt: Date;
}

/** A company, and the month before which its last change is wanted; null: of all months. */
export interface BeforeMonth {
  readonly cnpj: Cnpj;
  readonly before: string | null;
}

/** What an account follows, in the order in which it began to. */
@Injectable()
export class WatchlistRows {
  constructor(private readonly sql: Sql) {}

  of(accountId: string): Promise<WatchedRow[]> {
    return this.sql.rows<WatchedRow>(WATCHED, [accountId]);
  }

  /** What changed of each of these companies in the last month of which the account was told since it follows it. */
  lastChanges(accountId: string, wanted: readonly BeforeMonth[]): Promise<FollowedChange[]> {
    const before = wanted.map((one) => one.before && `${one.before}-01`);
    return this.sql.rows<FollowedChange>(LAST, [accountId, wanted.map(({ cnpj }) => cnpj), before]);
  }
}

const WATCHED = `
  SELECT cnpj, followed_at AS "followedAt" FROM watched_companies WHERE account_id = $1 ORDER BY followed_at, cnpj`;

/** Company by company: joined, the events of all were compared with each company where they were new to the statistics. */
const LAST = `
  SELECT e.id, wanted.cnpj, to_char(e.month, 'YYYY-MM') AS month, e.entity, e.row_key::text AS "rowKey", e.kind
  FROM unnest($2::text[], $3::date[]) AS wanted (cnpj, before)
    CROSS JOIN LATERAL (SELECT followed_at FROM watched_companies WHERE account_id = $1 AND cnpj = wanted.cnpj LIMIT 1) AS w
    CROSS JOIN LATERAL (
      SELECT t.*, rank() OVER (ORDER BY t.month DESC) AS place
      FROM watch_events AS t JOIN watch_months AS m ON m.month = t.month AND m.live_at >= w.followed_at
      WHERE t.account_id = $1 AND t.cnpj = wanted.cnpj AND (wanted.before IS NULL OR t.month < wanted.before)
    ) AS e
  WHERE e.place = 1
  ORDER BY e.kind`;
