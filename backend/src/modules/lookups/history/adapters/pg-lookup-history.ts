import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../../platform/database/sql.js';
import { idTime } from '../../../../platform/ids.js';
import { blindTerms } from '../../run/index.js';
import {
  type HistoryCounts,
  type HistoryEntry,
  type HistoryFilter,
  type HistoryPage,
  type HistoryPageRequest,
  LookupHistory,
} from '../application/lookup-history.port.js';
import { historyPage } from './history-page.js';
import { ENTRY_COLUMNS, entryOf, type HistoryRow } from './history-rows.js';
import { countEntries } from './history-total.js';
import { rarestFirst } from './rarest-first.js';

/** Each account's entries in PostgreSQL, found by keyed hashes of what is looked for. */
@Injectable()
export class PgLookupHistory extends LookupHistory {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
  ) {
    super();
  }

  async page(request: HistoryPageRequest): Promise<HistoryPage> {
    const { filter } = await this.blind(request.accountId, request.filter);
    return historyPage(this.sql, { ...request, filter });
  }

  async count(accountId: string, given: HistoryFilter): Promise<HistoryCounts> {
    const { filter, newest } = await this.blind(accountId, given);
    return countEntries(this.sql, accountId, filter, newest);
  }

  async chosen(accountId: string, ids: readonly string[]): Promise<readonly HistoryEntry[]> {
    const rows = await this.sql.rows<HistoryRow>(
      `SELECT ${ENTRY_COLUMNS} FROM lookup_history JOIN unnest($2::uuid[], $3::timestamptz[]) AS wanted(id, created_at)
       USING (created_at, id) WHERE account_id = $1 ORDER BY created_at DESC, id DESC`,
      [accountId, ids, ids.map(idTime)],
    );
    return rows.map(entryOf);
  }

  /** The filter with its search in hashes, and how many entries may be looked at in counting what it finds. */
  private async blind(accountId: string, filter: HistoryFilter): Promise<{ filter: HistoryFilter; newest?: number }> {
    const { search } = filter;
    if (!search) return { filter };
    const alternatives = search.alternatives.map((terms) => blindTerms(this.hash, accountId, terms));
    const { ordered, newest } = await rarestFirst(this.sql, accountId, alternatives);
    return { filter: { ...filter, search: { ...search, alternatives: ordered } }, ...(newest && { newest }) };
  }
}
