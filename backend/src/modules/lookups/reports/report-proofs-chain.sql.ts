import { recordBytesSql } from '../../../platform/crypto/marked-record.js';
import type { ChainedTable } from '../../../platform/database/chained-table.js';

/** How the proofs are linked into the audit's chain. */
export const REPORT_PROOFS_CHAIN: ChainedTable = {
  records: 'reports',
  table: 'report_proofs',
  queue: 'report_proofs_unsealed',
  at: 'made_at',
  bytes: recordBytesSql({
    at: 'a.made_at',
    ids: ['a.id', 'a.account_id'],
    texts: [
      'a.type',
      'a.protocolo',
      'a.masked',
      `to_char(a.consulted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      'a.source',
    ],
    raw: '(a.code_hash || a.sha256)',
  }),
};
