import { markedField } from '../../../platform/crypto/record-mac.js';
import { markedColumn, microseconds, microsecondsOf } from '../../../platform/database/chained-table.js';
import { idTime } from '../../../platform/ids.js';

const FIELDS = ['type', 'masked', 'purpose', 'legal_basis', 'origem', 'fonte', 'outcome', 'protocolo'] as const;

/** A record of the audit as its columns are named; its moment stands in its id. */
export type AuditedLookupRow = Readonly<Record<(typeof FIELDS)[number], string | null>> & {
  readonly id: string;
  readonly account_id: string;
  readonly subject_hash: Buffer;
};

/** The text that a record's mark covers: every column. */
export function auditedText(row: AuditedLookupRow): string {
  const { id, account_id: account, subject_hash: subject } = row;
  const fixed = `lookup_audit|${microsecondsOf(idTime(id))}|${id}|${account}|${subject.toString('hex')}|`;
  return fixed + FIELDS.map((field) => markedField(row[field])).join('');
}

/** The same text of a row `a`, as PostgreSQL puts it together. */
export const AUDITED_TEXT = `concat('lookup_audit|', ${microseconds('a.created_at')}, '|', a.id, '|', a.account_id, '|',
  encode(a.subject_hash, 'hex'), '|', ${FIELDS.map((field) => markedColumn(`a.${field}`)).join(', ')})`;
