import { Injectable } from '@nestjs/common';
import { PLANS } from '../../../kernel/plans.js';
import { Sql } from '../../../platform/database/sql.js';
import { SUBSCRIPTION_ROWS } from '../../billing/index.js';
import { type ChangeKey, CompanyChanges, PresentChanges } from '../../companies/index.js';
import { ACCOUNT_ROWS } from '../../identity/index.js';
import { type OpenMonth, type Place, WatchMonths } from './months.store.js';
import { WatchConfig } from './watch.config.js';

/**
 * Makes one event for each follower of what a month of the register changed. It walks through the followed companies; each
 * stretch of them is one statement that moves the month's place and writes the events, or does nothing where another instance
 * was first. The register, which may lie in another database, is only read. Of what is withheld nobody has an event: neither bell,
 * e-mail nor webhook says that there was one.
 */
@Injectable()
export class MonthEvents {
  constructor(
    private readonly sql: Sql,
    private readonly months: WatchMonths,
    private readonly changes: CompanyChanges,
    private readonly tell: PresentChanges,
    private readonly config: WatchConfig,
  ) {}

  /** Writes the next stretch; answers whether there may be more. */
  async writeSome(): Promise<boolean> {
    const month = await this.months.open();
    if (!month) return false;
    const most = this.config.WATCH_ROWS_AT_ONCE;
    const stretch = await this.sql.rows<Place>(STRETCH, [month.root, month.accountId, month.cnpj, most]);
    const roots = [...new Set(stretch.map(({ root }) => root))];
    const changed = roots.length > 0 ? await this.changes.changed(month.month, roots) : [];
    const open = await this.tell.open(month.month, changed);
    await this.write(month, stretch.at(-1) ?? month, stretch.length < most, open);
    return true;
  }

  private async write(month: OpenMonth, to: Place, isLast: boolean, changed: readonly ChangeKey[]): Promise<void> {
    const from = [month.root, month.accountId, month.cnpj];
    const columns = [changed.map(({ root }) => root), changed.map(({ entity }) => entity)];
    const more = [changed.map(({ rowKey }) => rowKey), changed.map(({ kind }) => kind)];
    const values = [`${month.month}-01`, ...from, to.root, to.accountId, to.cnpj, isLast, ...columns, ...more];
    await this.sql.query(WRITE, values);
  }
}

const STRETCH = `
  SELECT cnpj_basico::float8 AS root, account_id AS "accountId", cnpj FROM watched_companies
  WHERE (cnpj_basico, account_id, cnpj) > ($1::bigint, $2::uuid, $3) ORDER BY cnpj_basico, account_id, cnpj LIMIT $4`;

/** Companies that the plan of the row \`s\` has room for. */
const ROOM = `CASE s.plan_id ${PLANS.map(({ id, watchedCompanies }) => `WHEN '${id}' THEN ${watchedCompanies}`).join(' ')} ELSE 0 END`;

/** Who has no plan at this moment, and what a smaller plan has no room for, hears nothing: the first ones followed stay. */
const WRITE = `
  WITH turn AS (
    UPDATE watch_months SET done_root = $5, done_account = $6, done_cnpj = $7, written_at = CASE WHEN $8 THEN now() END
    WHERE month = $1 AND (done_root, done_account, done_cnpj) = ($2::bigint, $3::uuid, $4) AND written_at IS NULL
    RETURNING month, live_at
  )
  INSERT INTO watch_events (account_id, month, cnpj, entity, row_key, kind)
  SELECT w.account_id, turn.month, w.cnpj, c.entity, c.row_key, c.kind
  FROM turn
    CROSS JOIN unnest($9::bigint[], $10::smallint[], $11::bigint[], $12::text[]) AS c (root, entity, row_key, kind)
    JOIN watched_companies AS w ON w.cnpj_basico = c.root AND (c.entity <> 2 OR c.row_key = w.ordem)
      AND w.followed_at <= turn.live_at
      AND (w.cnpj_basico, w.account_id, w.cnpj) > ($2::bigint, $3::uuid, $4)
      AND (w.cnpj_basico, w.account_id, w.cnpj) <= ($5::bigint, $6::uuid, $7)
    JOIN ${ACCOUNT_ROWS} AS a ON a.id = w.account_id AND a.erased_at IS NULL
    JOIN ${SUBSCRIPTION_ROWS} AS s ON s.account_id = w.account_id AND s.expires_at > now()
  WHERE (SELECT count(*) FROM watched_companies AS o
         WHERE o.account_id = w.account_id AND (o.followed_at, o.cnpj) < (w.followed_at, w.cnpj)) < ${ROOM}
  ON CONFLICT DO NOTHING`;
