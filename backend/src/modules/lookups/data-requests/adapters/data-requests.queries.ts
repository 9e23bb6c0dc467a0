import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../../kernel/admin-audit-entry.js';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { AdminAuditLog } from '../../../../platform/database/admin-audit-log.js';
import { byTime } from '../../../../platform/database/keyed-order.js';
import { PagedList } from '../../../../platform/database/paged-list.js';
import { Sql } from '../../../../platform/database/sql.js';
import { PRIVACY_SUBJECTS } from '../../model/index.js';
import type { RequestHead } from '../domain/data-request.js';
import type { OpenedRequest, RequestFilter, TimelineEntry } from '../domain/opened-request.js';
import { COLUMNS, HEAD_COLUMNS, type RequestRow, requestOf } from './request-rows.js';

const MOST_OTHERS = 20;

/** What screens read of requests. */
@Injectable()
export class DataRequestQueries {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly hash: SubjectHash,
    private readonly auditLog: AdminAuditLog,
  ) {}

  /** Ids are made in the order of reception, and so of deadlines. */
  matching({ state, dueBefore, kind, sort }: RequestFilter): PagedList<RequestHead> {
    const open = state === 'open' || dueBefore !== null;
    return new PagedList<RequestHead>(this.sql, {
      columns: HEAD_COLUMNS,
      table: 'privacy_requests',
      where: open ? 'ended_at IS NULL' : 'true',
      filters: [
        ['state = ?', state === 'open' ? null : state],
        ['due_on < ?::date', dueBefore],
        ['kind = ?', kind],
      ],
      order: byTime(sort ?? (open ? 'oldest' : 'newest')),
    });
  }

  /** With everything personal in the clear, on record as `entry`; null when there is no such request. */
  open(id: string, entry: AdminAuditEntry): Promise<OpenedRequest | null> {
    return this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<RequestRow>(`SELECT ${COLUMNS} FROM privacy_requests WHERE id = $1`, [id]);
      const [row] = rows;
      if (!row) return null;
      await this.auditLog.record(entry, tx);
      const request = requestOf(row, this.cipher);
      const timeline = await tx.query<TimelineEntry>(
        `SELECT at, actor, admin_id AS "adminId", event, state FROM privacy_request_events
         WHERE request_id = $1 ORDER BY at, id`,
        [id],
      );
      const others = await tx.query<RequestHead>(
        `SELECT ${HEAD_COLUMNS} FROM privacy_requests WHERE cpf_hash = $1 AND id <> $2 ORDER BY id DESC LIMIT $3`,
        [request.person && this.hash.of(PRIVACY_SUBJECTS, request.person.cpf), id, MOST_OTHERS],
      );
      return { request, timeline: timeline.rows, others: others.rows };
    });
  }

  /** What whoever holds the protocol may know. */
  headOf(protocol: string): Promise<RequestHead | null> {
    return this.sql.row<RequestHead>(`SELECT ${HEAD_COLUMNS} FROM privacy_requests WHERE protocol = $1`, [protocol]);
  }
}
