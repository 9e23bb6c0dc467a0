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

/** How much an account looked up. Counted from the account's own part of the history, which its key begins with. */
@Injectable()
export class AccountUsage {
  constructor(private readonly sql: Sql) {}

  /** The newest day first. Entries that the account has erased are not counted. */
  since(accountId: string, from: Date): Promise<readonly UsageOfDay[]> {
    return this.sql.rows<UsageOfDay & Record<string, unknown>>(USAGE, [accountId, from]);
  }
}

const USAGE = `
  SELECT to_char(created_at AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD') AS day, type,
    (count(*) FILTER (WHERE outcome = 'success'))::int AS found,
    (count(*) FILTER (WHERE outcome <> 'success'))::int AS others
  FROM lookup_history WHERE account_id = $1 AND created_at >= $2
  GROUP BY 1, 2 ORDER BY 1 DESC, 2`;
