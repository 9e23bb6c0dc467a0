import type { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { narrowed } from '../../../../platform/database/paged-list.js';
import { AUDIT_SUBJECTS } from '../../model/index.js';
import type { AuditFilter } from '../domain/audit-record.js';

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
