import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import { countOf } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Counted } from '../../../platform/page.js';
import type { FollowedChange } from '../../companies/index.js';

/** An account's events: newer months first, then by company. */
@Injectable()
export class WatchEvents {
  constructor(private readonly sql: Sql) {}

  /** `after`: the id of the last one of the page before; `cnpj`: of this company alone. */
  page(accountId: string, after: string | null, cnpj: Cnpj | null, most: number): Promise<FollowedChange[]> {
    return this.sql.rows<FollowedChange>(PAGE, [accountId, after, cnpj, most]);
  }

  async has(accountId: string, id: string): Promise<boolean> {
    const text = 'SELECT id FROM watch_events WHERE account_id = $1 AND id = $2';
    return (await this.sql.row<{ id: string }>(text, [accountId, id])) !== null;
  }

  count(accountId: string, cnpj: Cnpj | null): Promise<Counted> {
    return countOf(this.sql, 'watch_events WHERE account_id = $1 AND ($2::text IS NULL OR cnpj = $2)', [
      accountId,
      cnpj,
    ]);
  }
}

const PLACE = 'month, cnpj, entity, row_key, kind';

const PAGE = `
  SELECT id, cnpj, to_char(month, 'YYYY-MM') AS month, entity, row_key::text AS "rowKey", kind FROM watch_events
  WHERE account_id = $1 AND ($3::text IS NULL OR cnpj = $3)
    AND ($2::uuid IS NULL OR (${PLACE}) < (SELECT ${PLACE} FROM watch_events WHERE account_id = $1 AND id = $2))
  ORDER BY watch_events.month DESC, cnpj DESC, entity DESC, row_key DESC, kind DESC LIMIT $4`;
