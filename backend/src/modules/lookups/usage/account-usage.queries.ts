import { Injectable } from '@nestjs/common';
import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import { Sql } from '../../../platform/database/sql.js';

/** An account's lookups of one type on one day, as its history has them; never what they were about. */
export interface UsageOfDay {
  /** AAAA-MM-DD, in Brasília. */
  readonly day: string;
  readonly type: LookupType;
  readonly found: number;
  readonly others: number;
}

/** The hour before a moment. */
export interface LastHour {
  readonly lookups: readonly {
    readonly at: Date;
    readonly type: LookupType;
    readonly masked: string;
    readonly outcome: string;
  }[];
  /** In steps of five minutes, the oldest first. */
  readonly steps: readonly { readonly from: Date; readonly found: number; readonly others: number }[];
}

const LAST_LOOKUPS = 20;

type Lookup = LastHour['lookups'][number];
type Step = LastHour['steps'][number];

/** How much an account looked up. Counted from the account's own part of the history, which its key begins with. */
@Injectable()
export class AccountUsage {
  constructor(private readonly sql: Sql) {}

  /** The newest day first. Entries that the account has erased are not counted. */
  since(accountId: string, from: Date): Promise<readonly UsageOfDay[]> {
    return this.sql.rows<UsageOfDay>(USAGE, [accountId, from]);
  }

  /** What was found in that time from a source, by type, the most first. */
  async foundByType(accountId: string, from: Date, to: Date): Promise<Readonly<Record<string, number>>> {
    const rows = await this.sql.rows<{ type: string; n: number }>(FOUND_BY_TYPE, [accountId, from, to]);
    return Object.fromEntries(rows.map(({ type, n }) => [type, n]));
  }

  async hourBefore(accountId: string, at: Date): Promise<LastHour> {
    const [lookups, steps] = await Promise.all([
      this.sql.rows<Lookup>(LOOKUPS, [accountId, at, LAST_LOOKUPS]),
      this.sql.rows<Step>(STEPS, [accountId, at]),
    ]);
    return { lookups, steps };
  }
}

const USAGE = `
  SELECT to_char(created_at AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD') AS day, type,
    (count(*) FILTER (WHERE outcome = 'success'))::int AS found,
    (count(*) FILTER (WHERE outcome <> 'success'))::int AS others
  FROM lookup_history WHERE account_id = $1 AND created_at >= $2
  GROUP BY 1, 2 ORDER BY 1 DESC, 2`;

const FOUND_BY_TYPE = `
  SELECT type, count(*)::int AS n FROM lookup_history
  WHERE account_id = $1 AND created_at >= $2 AND created_at < $3 AND outcome = 'success' AND origem <> 'cache'
  GROUP BY type ORDER BY n DESC, type`;

const LOOKUPS = `
  SELECT created_at AS at, type, masked, outcome FROM lookup_history
  WHERE account_id = $1 AND created_at <= $2::timestamptz AND created_at > $2::timestamptz - interval '1 hour'
  ORDER BY created_at DESC, id DESC LIMIT $3`;

const STEPS = `
  SELECT step AS "from", count(h.id) FILTER (WHERE h.outcome = 'success')::int AS found,
    count(h.id) FILTER (WHERE h.outcome <> 'success')::int AS others
  FROM generate_series($2::timestamptz - interval '1 hour', $2::timestamptz - interval '5 minutes', interval '5 minutes') AS step
    LEFT JOIN lookup_history h ON h.account_id = $1 AND h.created_at > step AND h.created_at <= step + interval '5 minutes'
      AND h.created_at > $2::timestamptz - interval '1 hour' AND h.created_at <= $2::timestamptz
  GROUP BY step ORDER BY step`;
