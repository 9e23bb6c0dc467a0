import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/database/sql.js';
import { AccountUsage, type UsageOfDay } from '../account-usage.port.js';

/** Counted from the account's own part of the history, which its key begins with. */
@Injectable()
export class PgAccountUsage extends AccountUsage {
  constructor(private readonly sql: Sql) {
    super();
  }

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
