import { recordBytes, recordBytesSql } from '../../../platform/crypto/marked-record.js';
import { idTime } from '../../../platform/ids.js';

const TEXTS = ['type', 'masked', 'purpose', 'legal_basis', 'origem', 'fonte', 'outcome', 'protocolo'] as const;

/** A record of the audit as its columns are named; its moment stands in its id. */
export type AuditedLookupRow = Readonly<Record<(typeof TEXTS)[number], string | null>> & {
  readonly id: string;
  readonly account_id: string;
  readonly subject_hash: Buffer;
  /** The API key of a call of the public API. */
  readonly key_id?: string | null;
};

/** What a record's mark covers: every column. */
export function auditedBytes(row: AuditedLookupRow): Buffer {
  const texts = TEXTS.map((name) => row[name]);
  return recordBytes({ at: idTime(row.id), ids: [row.id, row.account_id], texts, raw: withKey(row) });
}

/** The same of a row `a`, as PostgreSQL puts it together. */
export const AUDITED_BYTES = recordBytesSql({
  at: 'a.created_at',
  ids: ['a.id', 'a.account_id'],
  texts: TEXTS.map((name) => `a.${name}`),
  // Of records without a key nothing is added: those made before there were keys have the bytes that they had.
  raw: `(a.subject_hash || coalesce(uuid_send(a.key_id), ''::bytea))`,
});

function withKey({ subject_hash, key_id }: AuditedLookupRow): Buffer {
  return key_id ? Buffer.concat([subject_hash, Buffer.from(key_id.replaceAll('-', ''), 'hex')]) : subject_hash;
}
