import { ADMIN_AUDIT_CHAIN } from '../../../../platform/database/admin-audit-log.js';
import type { ChainedTable } from '../../../../platform/database/chained-table.js';
import { AUDITED_BYTES } from '../../model/index.js';
import { REPORT_PROOFS_CHAIN } from '../../reports/index.js';

export const LOOKUP_AUDIT_CHAIN: ChainedTable = {
  records: 'lookups',
  table: 'lookup_audit',
  queue: 'lookup_audit_unsealed',
  at: 'created_at',
  bytes: AUDITED_BYTES,
};

/** Whatever the chain links. */
export const CHAINED_TABLES: readonly ChainedTable[] = [LOOKUP_AUDIT_CHAIN, ADMIN_AUDIT_CHAIN, REPORT_PROOFS_CHAIN];

/** The SHA-256 over which a record's mark was made. */
export function markedHash({ bytes }: ChainedTable): string {
  return `sha256(${bytes})`;
}

/** The SHA-256 of a whole record, its mark included, as a block has it. */
export function rowHash({ bytes }: ChainedTable): string {
  return `sha256(${bytes} || a.mac)`;
}

/** What a block's seal covers besides its number, its time, its kind of records and the seal before it. */
export const BLOCK_DIGEST = `sha256(convert_to(concat(
  array_to_string(ids, ','), '|', array_to_string(unmarked, ',')), 'UTF8') || row_hashes)`;
