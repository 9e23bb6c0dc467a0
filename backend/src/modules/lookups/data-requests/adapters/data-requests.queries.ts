import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../../kernel/admin-audit-entry.js';
import type { PrivacyRequestState } from '../../../../kernel/privacy-request.js';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { AdminAuditLog } from '../../../../platform/database/admin-audit-log.js';
import { Sql } from '../../../../platform/database/sql.js';
import { PRIVACY_SUBJECTS } from '../../model/index.js';
import type { DataRequest, RequestEvent, RequestHead } from '../domain/data-request.js';
import { COLUMNS, HEAD_COLUMNS, headOf, type RequestRow, requestOf } from './request-rows.js';

export interface RequestFilter {
  /** `open`: not ended. Null: all. */
  readonly state: PrivacyRequestState | 'open' | null;
  /** Open, with a deadline before this day (AAAA-MM-DD); null: whatever the deadline. */
  readonly dueBefore: string | null;
}

export interface RequestPage {
  readonly items: readonly RequestHead[];
  readonly next: string | null;
  readonly total: number;
}

export interface TimelineEntry {
  readonly at: Date;
  readonly actor: 'titular' | 'admin' | 'sistema';
  readonly adminId: string | null;
  readonly event: RequestEvent;
  readonly state: PrivacyRequestState;
}

export interface OpenedRequest {
  readonly request: DataRequest;
  /** The oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** Other requests with the same CPF. */
  readonly others: readonly RequestHead[];
}

const PAGE = 20;
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
  async list({ state, dueBefore }: RequestFilter, after: string | null): Promise<RequestPage> {
    const open = state === 'open' || dueBefore !== null;
    const wanted = `($1::text IS NULL OR state = $1) AND (NOT $2 OR ended_at IS NULL)
      AND ($3::date IS NULL OR due_on < $3)`;
    const values = [state === 'open' ? null : state, open, dueBefore];
    const [rows, count] = await Promise.all([
      this.sql.rows<RequestRow>(
        `SELECT ${HEAD_COLUMNS} FROM privacy_requests
         WHERE ${wanted} AND ($4::uuid IS NULL OR id ${open ? '>' : '<'} $4)
         ORDER BY id ${open ? 'ASC' : 'DESC'} LIMIT $5`,
        [...values, after, PAGE + 1],
      ),
      this.sql.row<{ n: number }>(`SELECT count(*)::int AS n FROM privacy_requests WHERE ${wanted}`, values),
    ]);
    const items = rows.slice(0, PAGE).map(headOf);
    return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null, total: count?.n ?? 0 };
  }

  /** With everything personal in the clear, on record as `entry`; null when there is no such request. */
  open(id: string, entry: AdminAuditEntry): Promise<OpenedRequest | null> {
    return this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<RequestRow>(`SELECT ${COLUMNS} FROM privacy_requests WHERE id = $1`, [id]);
      const [row] = rows;
      if (!row) return null;
      await this.auditLog.record(entry, tx);
      const request = requestOf(row, this.cipher);
      const timeline = await tx.query<TimelineEntry & Record<string, unknown>>(
        `SELECT at, actor, admin_id AS "adminId", event, state FROM privacy_request_events
         WHERE request_id = $1 ORDER BY at, id`,
        [id],
      );
      const others = await tx.query<RequestRow>(
        `SELECT ${HEAD_COLUMNS} FROM privacy_requests WHERE cpf_hash = $1 AND id <> $2 ORDER BY id DESC LIMIT $3`,
        [request.person && this.hash.of(PRIVACY_SUBJECTS, request.person.cpf), id, MOST_OTHERS],
      );
      return { request, timeline: timeline.rows, others: others.rows.map(headOf) };
    });
  }

  /** What whoever holds the protocol may know. */
  async headOf(protocol: string): Promise<RequestHead | null> {
    const row = await this.sql.row<RequestRow>(`SELECT ${HEAD_COLUMNS} FROM privacy_requests WHERE protocol = $1`, [
      protocol,
    ]);
    return row && headOf(row);
  }
}
