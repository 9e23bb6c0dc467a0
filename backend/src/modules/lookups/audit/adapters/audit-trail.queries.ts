import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { countOf, narrowed } from '../../../../platform/database/paged-list.js';
import { Sql } from '../../../../platform/database/sql.js';
import { idTime } from '../../../../platform/ids.js';
import type { Counted, CountedPage } from '../../../../platform/page.js';
import { AUDIT_SUBJECTS } from '../../model/index.js';
import type { AuditFilter, AuditPageRequest, AuditRecord } from '../domain/audit-record.js';
import type { AuditPlaceAnswer } from './audit.answers.js';
import { AUDIT_PAGE_BODY, OPEN_RECORD } from './audit.sql.js';

type AuditPlace = AuditPlaceAnswer & { readonly block: number };

type RecordRow = Omit<AuditRecord, 'block'> & { block: string | null };
type OpenedRow = RecordRow & Omit<AuditPlaceAnswer, 'sealedAt'> & { sealedAt: Date | null };

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

  async page(request: AuditPageRequest): Promise<Pick<CountedPage<AuditRecord>, 'items' | 'next'>> {
    const { text, values } = auditPageStatement(request, this.hash);
    const rows = await this.sql.rows<RecordRow>(text, values);
    const items = rows.slice(0, request.limit).map(recordOf);
    return { items, next: rows.length > request.limit ? (items.at(-1)?.id ?? null) : null };
  }

  count(filter: AuditFilter, most?: number): Promise<Counted> {
    const { conditions, values } = auditConditions(filter, this.hash);
    return countOf(this.sql, `lookup_audit a ${whole(conditions)}`, values, most);
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

function recordOf({ block, ...row }: RecordRow): AuditRecord {
  return { ...row, block: block === null ? null : Number(block) };
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

/** The conditions of a filter on `lookup_audit a`, and what stands for their `$n`. */
function auditConditions(filter: AuditFilter, hash: SubjectHash) {
  return narrowed([
    ['a.created_at >= ?', filter.from],
    ['a.created_at < ?', filter.to],
    ['a.type = ?', filter.type],
    ['a.outcome = ?', filter.outcome],
    ['a.purpose = ?', filter.purpose],
    ['a.account_id = ?', filter.accountId],
    ['a.subject_hash = ANY (?::bytea[])', filter.subjects?.map((subject) => hash.of(AUDIT_SUBJECTS, subject))],
  ]);
}
