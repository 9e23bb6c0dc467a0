import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { FollowedChange } from '../../companies/index.js';

/** Somebody's event of a month. */
export interface FollowersEvent extends FollowedChange {
  readonly accountId: string;
}

/** The accounts of a month, whose date is `$1`, as other modules may read them. */
export const FOLLOWER_ROWS = '(SELECT DISTINCT account_id FROM watch_events WHERE month = $1)';

/** Who has events of a month. */
@Injectable()
export class Followers {
  constructor(private readonly sql: Sql) {}

  /** The accounts that come after this one. */
  async after(month: string, accountId: string, most: number): Promise<string[]> {
    const rows = await this.sql.rows<{ id: string }>(AFTER, [`${month}-01`, accountId, most]);
    return rows.map(({ id }) => id);
  }

  events(month: string, accountIds: readonly string[]): Promise<FollowersEvent[]> {
    return this.sql.rows<FollowersEvent>(EVENTS, [`${month}-01`, accountIds]);
  }
}

const AFTER = `
  SELECT DISTINCT account_id AS id FROM watch_events WHERE month = $1 AND account_id > $2 ORDER BY account_id LIMIT $3`;

const EVENTS = `
  SELECT account_id AS "accountId", id, cnpj, to_char(month, 'YYYY-MM') AS month, entity, row_key::text AS "rowKey", kind
  FROM watch_events
  WHERE month = $1 AND account_id = ANY ($2::uuid[]) ORDER BY account_id, cnpj, entity, kind, row_key`;
