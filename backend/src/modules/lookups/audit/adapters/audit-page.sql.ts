import type { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { idTime } from '../../../../platform/ids.js';
import type { AuditPageRequest } from '../domain/audit-record.js';
import { AUDIT_PAGE_BODY } from './audit.sql.js';
import { auditConditions } from './audit-filter.js';

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
