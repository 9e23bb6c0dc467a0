import { AppError } from '../../../../kernel/errors.js';
import type { RecordMac } from '../../../../platform/crypto/record-mac.js';
import type { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import type { Sql } from '../../../../platform/database/sql.js';
import type { AuditHead, AuditVerification } from '../domain/audit-chain.js';
import { CHAINED_TABLES } from './row-hash.sql.js';
import { MOST_TOLD, verifyBlocks } from './verify-blocks.js';
import { VerifyRecords } from './verify-records.js';
import { WAITING } from './verify-records.sql.js';

/** One verification at a time, on whatever instance; it is let go with the transaction. */
const VERIFIER_LOCK = 7_251_005;
/** How many records are compared by one statement. */
const RECORDS_AT_ONCE = 500_000;

/** Verifies in statements of a few seconds, each with a snapshot of its own, so that lookups and the sealer go on meanwhile. */
export function verifyChain(
  sql: Sql,
  hash: SubjectHash,
  macs: RecordMac,
  noted: readonly AuditHead[],
  recordsAtOnce = RECORDS_AT_ONCE,
): Promise<AuditVerification> {
  return sql.transaction(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL READ COMMITTED, READ ONLY');
    await tx.query(`SET LOCAL statement_timeout = '10min'`);
    await tx.query(`SET LOCAL work_mem = '64MB'`);
    const { rows } = await tx.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [VERIFIER_LOCK]);
    if (!rows[0]?.mine) throw alreadyRunning();
    const chain = await verifyBlocks(tx, hash, noted);
    const problems = [...chain.problems];
    const sealed: Record<string, number> = {};
    for (const table of CHAINED_TABLES) {
      const found = await new VerifyRecords(tx, table, chain.last, recordsAtOnce).execute(macs);
      sealed[table.records] = found.sealed;
      for (const problem of found.problems) problems.push(problem);
    }
    const waiting = await tx.query<{ n: number }>(WAITING);
    return {
      blocks: chain.blocks,
      sealed: sealed.lookups ?? 0,
      sealedAdminActions: sealed['admin-actions'] ?? 0,
      sealedReports: sealed.reports ?? 0,
      unsealed: waiting.rows[0]?.n ?? 0,
      problems: problems.slice(0, MOST_TOLD),
      problemCount: problems.length,
    };
  });
}

function alreadyRunning(): AppError {
  return new AppError(
    'conflict',
    'AUDIT_VERIFICATION_RUNNING',
    'A auditoria já está sendo conferida. Aguarde o fim dessa conferência.',
  );
}
