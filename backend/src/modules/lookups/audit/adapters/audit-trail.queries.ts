import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../../platform/database/sql.js';
import { idTime } from '../../../../platform/ids.js';
import type { Counted } from '../../../../platform/page.js';
import type { AuditFilter, AuditRecord } from '../domain/audit-record.js';
import { AUDIT_PAGE_BODY, OPEN_RECORD } from './audit.sql.js';
import { auditConditions } from './audit-filter.js';

export interface AuditPageRequest {
  readonly filter: AuditFilter;
  readonly sort: 'newest' | 'oldest';
  readonly limit: number;
  /** The id of the last record that was read. */
  readonly cursor: string | null;
}

/** Where a record stands in the chain, and whether it is still what was sealed. */
export interface AuditPlace {
  readonly block: number;
  readonly sealedAt: Date;
  /** Hexadecimal. */
  readonly seal: string;
  readonly previousSeal: string | null;
  readonly records: number;
  /** From 1. */
  readonly place: number;
  readonly intact: boolean;
  /** The records sealed just before and just after it, in the same block. */
  readonly before: string | null;
  readonly after: string | null;
}

const MOST_COUNTED = 10_000;

type RecordRow = Omit<AuditRecord, 'block'> & { block: string | null };
type OpenedRow = RecordRow &
  Omit<AuditPlace, 'block' | 'sealedAt'> & { sealedAt: Date | null; previousSeal: string | null };

/**
 * The audit of lookups, to be read. It is no `PagedList`: a cursor's moment stands in its id, which names the month's
 * partition, and blocks are looked for only for the records of a page.
 */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
  ) {}

  async page(request: AuditPageRequest): Promise<{ records: readonly AuditRecord[]; next: string | null }> {
    const { text, values } = auditPageStatement(request, this.hash);
    const rows = await this.sql.rows<RecordRow>(text, values);
    const records = rows.slice(0, request.limit).map(recordOf);
    return { records, next: rows.length > request.limit ? (records.at(-1)?.id ?? null) : null };
  }

  async count(filter: AuditFilter, most = MOST_COUNTED): Promise<Counted> {
    const { conditions, values } = auditConditions(filter, this.hash);
    const row = await this.sql.row<{ n: number }>(
      `SELECT count(*)::int AS n FROM (SELECT FROM lookup_audit a ${whole(conditions)} LIMIT ${most + 1}) AS counted`,
      values,
    );
    const n = row?.n ?? 0;
    return { total: Math.min(n, most), capped: n > most };
  }

  async open(id: string): Promise<{ record: AuditRecord; place: AuditPlace | null } | null> {
    const row = await this.sql.row<OpenedRow>(OPEN_RECORD, [idTime(id), id]);
    if (!row) return null;
    const { sealedAt, seal, previousSeal, records, place, intact, before, after, ...rest } = row;
    const record = recordOf(rest);
    const { block } = record;
    if (block === null || sealedAt === null) return { record, place: null };
    return { record, place: { block, sealedAt, seal, previousSeal, records, place, intact, before, after } };
  }
}

/** One page and one record more, if there is one. */
function auditPageStatement(
  { filter, sort, limit, cursor }: AuditPageRequest,
  hash: SubjectHash,
): { text: string; values: unknown[] } {
  const { conditions, values } = auditConditions(filter, hash);
  const [beyond, direction] = sort === 'newest' ? ['<', 'DESC'] : ['>', 'ASC'];
  if (cursor) {
    values.push(idTime(cursor), cursor);
    const [at, id] = [`$${values.length - 1}::timestamptz`, `$${values.length}::uuid`];
    // Said once more on the partition key alone, so that other months are left out.
    conditions.push(`(a.created_at, a.id) ${beyond} (${at}, ${id})`, `a.created_at ${beyond}= ${at}`);
  }
  values.push(limit + 1);
  const found = `SELECT a.* FROM lookup_audit a ${whole(conditions)}
    ORDER BY a.created_at ${direction}, a.id ${direction} LIMIT $${values.length}`;
  return { text: `${AUDIT_PAGE_BODY(found)} ORDER BY a.created_at ${direction}, a.id ${direction}`, values };
}

function whole(where: readonly string[]): string {
  return where.length > 0 ? `WHERE ${where.join(' AND ')}` : '';
}

function recordOf({ block, ...row }: RecordRow): AuditRecord {
  return { ...row, block: block === null ? null : Number(block) };
}
