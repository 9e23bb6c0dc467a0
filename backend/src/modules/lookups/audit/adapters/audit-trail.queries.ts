import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../../platform/database/sql.js';
import { idTime } from '../../../../platform/ids.js';
import type { Counted, CountedPage } from '../../../../platform/page.js';
import type { AuditFilter, AuditPageRequest, AuditRecord } from '../domain/audit-record.js';
import type { AuditPlaceAnswer } from './audit.answers.js';
import { OPEN_RECORD } from './audit.sql.js';
import { auditConditions, auditPageStatement, whole } from './audit-page.sql.js';

type AuditPlace = AuditPlaceAnswer & { readonly block: number };

const MOST_COUNTED = 10_000;

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

function recordOf({ block, ...row }: RecordRow): AuditRecord {
  return { ...row, block: block === null ? null : Number(block) };
}
