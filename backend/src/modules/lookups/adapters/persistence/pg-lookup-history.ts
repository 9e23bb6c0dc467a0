import { Injectable } from '@nestjs/common';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../../platform/database/sql.js';
import { idTime, newId } from '../../../../platform/ids.js';
import {
  type HistoryPage,
  type HistoryPageRequest,
  LookupHistory,
  type OpenedEntry,
} from '../../application/lookup-history.port.js';
import { type LookupQuery, subjectKey } from '../../domain/subject.js';
import { AUDIT_SUBJECTS } from './hash-domains.js';
import { historyPage } from './history-page.js';
import { ENTRY_COLUMNS, entryOf, type HistoryRow } from './history-rows.js';

type OpenedRow = HistoryRow & { query: Buffer | null; result: Buffer | null };

/** Each account's entries in PostgreSQL. An id alone names the month's partition. */
@Injectable()
export class PgLookupHistory extends LookupHistory {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly hash: SubjectHash,
  ) {
    super();
  }

  page(request: HistoryPageRequest): Promise<HistoryPage> {
    return historyPage(this.sql, request);
  }

  async open(accountId: string, id: string): Promise<OpenedEntry | null> {
    const row = await this.sql.row<OpenedRow>(
      `WITH opened AS (
         SELECT ${ENTRY_COLUMNS}, query, result FROM lookup_history
         WHERE account_id = $1 AND created_at = $2 AND id = $3
       ), logged AS (
         INSERT INTO lookup_accesses (id, accessed_at, account_id, history_id, action)
         SELECT $4::uuid, now(), $1, id, 'opened' FROM opened
       )
       SELECT * FROM opened`,
      [accountId, idTime(id), id, newId()],
    );
    if (!row) return null;
    const { query, result } = row;
    return {
      ...entryOf(row),
      query: query && (JSON.parse(this.cipher.decrypt(query, row.id)) as LookupQuery),
      resultJson: result && this.cipher.decrypt(result, row.id),
    };
  }

  async erase(accountId: string, id: string): Promise<boolean> {
    const row = await this.sql.row<{ id: string }>(
      `WITH erased AS (
         DELETE FROM lookup_history WHERE account_id = $1 AND created_at = $2 AND id = $3 RETURNING id, type, outcome
       ), logged AS (
         INSERT INTO lookup_accesses (id, accessed_at, account_id, history_id, action)
         SELECT $4::uuid, now(), $1, id, 'erased' FROM erased
       ), counted AS (
         INSERT INTO lookup_account_counts AS c (account_id, type, outcome, n) SELECT $1, type, outcome, -1 FROM erased
         ON CONFLICT (account_id, type, outcome) DO UPDATE SET n = c.n - 1
       )
       SELECT id FROM erased`,
      [accountId, idTime(id), id, newId()],
    );
    return row !== null;
  }

  async holds(accountId: string, type: LookupType, query: LookupQuery, since: Date): Promise<boolean> {
    const row = await this.sql.row(
      `SELECT 1 FROM lookup_history h JOIN lookup_audit a ON a.created_at = h.created_at AND a.id = h.id
       WHERE h.account_id = $1 AND h.created_at >= $2 AND a.created_at >= $2 AND h.type = $3 AND a.subject_hash = $4
       LIMIT 1`,
      [accountId, since, type, this.hash.of(AUDIT_SUBJECTS, subjectKey(query))],
    );
    return row !== null;
  }
}
