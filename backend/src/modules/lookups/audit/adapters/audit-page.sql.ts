import type { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { narrowed } from '../../../../platform/database/paged-list.js';
import { idTime } from '../../../../platform/ids.js';
import { AUDIT_SUBJECTS } from '../../model/index.js';
import type { AuditFilter, AuditPageRequest } from '../domain/audit-record.js';
import { AUDIT_PAGE_BODY } from './audit.sql.js';

/** One page and one record more, if there is one. */
export function auditPageStatement(
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

export function whole(where: readonly string[]): string {
  return where.length > 0 ? `WHERE ${where.join(' AND ')}` : '';
}

/** The conditions of a filter on `lookup_audit a`, and what stands for their `$n`. */
export function auditConditions(filter: AuditFilter, hash: SubjectHash) {
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
