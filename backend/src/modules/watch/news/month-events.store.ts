import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { type ChangeKey, CompanyChanges, PresentChanges } from '../../companies/index.js';
import { type OpenMonth, type Place, WatchMonths } from './months.store.js';
import { WatchConfig } from './watch.config.js';
import { WRITE_EVENTS } from './write-events.sql.js';

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
    await this.sql.query(WRITE_EVENTS, values);
  }
}

const STRETCH = `
  SELECT cnpj_basico::float8 AS root, account_id AS "accountId", cnpj FROM watched_companies
  WHERE (cnpj_basico, account_id, cnpj) > ($1::bigint, $2::uuid, $3) ORDER BY cnpj_basico, account_id, cnpj LIMIT $4`;
