import type { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { AUDIT_SUBJECTS } from '../../model/index.js';
import type { AuditFilter } from '../domain/audit-record.js';

/** The conditions of a filter on `lookup_audit a`, and what stands for their `$n`. */
export function auditConditions(filter: AuditFilter, hash: SubjectHash): { where: string[]; values: unknown[] } {
  const values: unknown[] = [];
  const where: string[] = [];
  const add = (value: unknown, condition: (place: string) => string): void => {
    if (value === null) return;
    values.push(value);
    where.push(condition(`$${values.length}`));
  };
  add(filter.from, (place) => `a.created_at >= ${place}`);
  add(filter.to, (place) => `a.created_at < ${place}`);
  add(filter.type, (place) => `a.type = ${place}`);
  add(filter.outcome, (place) => `a.outcome = ${place}`);
  add(filter.purpose, (place) => `a.purpose = ${place}`);
  add(filter.accountId, (place) => `a.account_id = ${place}`);
  const hashes = filter.subjects?.map((subject) => hash.of(AUDIT_SUBJECTS, subject)) ?? null;
  add(hashes, (place) => `a.subject_hash = ANY (${place}::bytea[])`);
  return { where, values };
}
