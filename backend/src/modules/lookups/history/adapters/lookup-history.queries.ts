import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { ReadSql } from '../../../../platform/database/read-sql.js';
import type { Reads } from '../../../../platform/database/sql.js';
import { idTime } from '../../../../platform/ids.js';
import { DOSSIER_LABELS } from '../../model/index.js';
import { blindTerms } from '../../run/index.js';
import type { HistoryCounts, HistoryEntry, HistoryFilter, HistoryPage, HistoryPageRequest } from '../history-entry.js';
import { historyPage } from './history-page.js';
import { ENTRY_COLUMNS, entriesBy, entryOf, type HistoryRow } from './history-rows.js';
import { countEntries } from './history-total.js';

/** Entries with one word that are looked at in counting those with further words, at some 5 µs each. */
const MOST_LOOKED_AT = 1_000;
const FREQUENCIES = `
  SELECT wanted.term::text, (
    SELECT count(*)::int FROM (
      SELECT FROM lookup_history_terms t WHERE t.account_id = $1 AND t.term = wanted.term LIMIT $3) AS counted) AS n
  FROM unnest($2::bigint[]) AS wanted(term)`;
const WANTED = 'unnest($2::uuid[], $3::timestamptz[]) AS wanted (entry_id, made_at)';

const EXPORT_PAGE = 1_000;

/**
 * The entries that the ledger has kept, as lists show them, each account's for itself alone. Each account's entries in
 * PostgreSQL, found by keyed hashes of what is looked for.
 */
@Injectable()
export class LookupHistory {
  constructor(
    private readonly sql: ReadSql,
    private readonly hash: SubjectHash,
  ) {}

  page(accountId: string, request: HistoryPageRequest): Promise<HistoryPage> {
    return this.sql.read(async (sql) => {
      const { filter } = await this.blind(sql, accountId, request.filter);
      return historyPage(sql, accountId, { ...request, filter });
    });
  }

  count(accountId: string, given: HistoryFilter): Promise<HistoryCounts> {
    return this.sql.read(async (sql) => {
      const { filter, newest } = await this.blind(sql, accountId, given);
      return countEntries(sql, accountId, filter, newest);
    });
  }

  /** Page after page, so that no more than one is held in memory. */
  async *pages(
    accountId: string,
    { filter, sort }: Pick<HistoryPageRequest, 'filter' | 'sort'>,
  ): AsyncGenerator<readonly HistoryEntry[]> {
    let cursor: HistoryPageRequest['cursor'] = null;
    do {
      const page = await this.page(accountId, { filter, sort, limit: EXPORT_PAGE, cursor });
      yield page.entries;
      cursor = page.next;
    } while (cursor);
  }

  /** Those of the entries that the account has, newest first. */
  async *chosen(accountId: string, chosen: readonly string[]): AsyncGenerator<readonly HistoryEntry[]> {
    const ids = [...new Set(chosen)];
    const rows = await this.sql.rows<HistoryRow>(
      `SELECT ${ENTRY_COLUMNS} FROM ${entriesBy(WANTED, '*')} ORDER BY created_at DESC, id DESC`,
      [accountId, ids, ids.map(idTime)],
    );
    yield rows.map(entryOf);
  }

  /** The filter with its search in hashes, and how many entries may be looked at in counting what it finds. */
  private async blind(
    sql: Reads,
    accountId: string,
    filter: HistoryFilter,
  ): Promise<{ filter: HistoryFilter; newest?: number }> {
    const { search } = filter;
    if (!search) return { filter };
    const alternatives = search.alternatives.map((terms) => blindTerms(this.hash, accountId, terms));
    const { ordered, newest } = await rarestFirst(sql, accountId, alternatives);
    const labelled = await this.labelled(sql, accountId, search.words);
    return { filter: { ...filter, search: { ...search, alternatives: ordered, labelled } }, ...(newest && { newest }) };
  }

  /** The subjects whose labels have all of the words. */
  private async labelled(sql: Reads, accountId: string, words: readonly string[]): Promise<readonly string[]> {
    if (words.length === 0) return [];
    const rows = await sql.rows<{ subject: string }>(
      'SELECT subject::text FROM lookup_dossiers WHERE account_id = $1 AND label_terms @> $2::bigint[]',
      [accountId, blindTerms(this.hash, accountId, words, DOSSIER_LABELS)],
    );
    return rows.map(({ subject }) => subject);
  }
}

/**
 * Alternatives of several terms with the rarest one first, from which the others are looked up. `newest` is there when even
 * that one is too frequent for all of its entries to be looked at.
 */
async function rarestFirst(
  sql: Reads,
  accountId: string,
  alternatives: readonly (readonly string[])[],
): Promise<{ ordered: readonly (readonly string[])[]; newest?: number }> {
  const several = alternatives.filter(({ length }) => length > 1);
  if (several.length === 0) return { ordered: alternatives };
  const rows = await sql.rows<{ term: string; n: number }>(FREQUENCIES, [accountId, several.flat(), MOST_LOOKED_AT]);
  const frequency = new Map(rows.map(({ term, n }) => [term, n]));
  const of = (term: string | undefined) => frequency.get(term ?? '') ?? 0;
  const ordered = alternatives.map((terms) => [...terms].sort((one, other) => of(one) - of(other)));
  const tooMany = ordered.some(([rarest, ...others]) => others.length > 0 && of(rarest) >= MOST_LOOKED_AT);
  return tooMany ? { ordered, newest: MOST_LOOKED_AT } : { ordered };
}
