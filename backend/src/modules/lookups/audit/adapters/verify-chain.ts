import { AppError } from '../../../../kernel/errors.js';
import type { RecordMac } from '../../../../platform/crypto/record-mac.js';
import type { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { ADVISORY_LOCKS } from '../../../../platform/database/advisory-locks.js';
import type { Queryable, Sql } from '../../../../platform/database/sql.js';
import type { AuditHead, AuditProblem, AuditVerification } from '../domain/audit-chain.js';
import { type Block, blockSeal } from './block-seal.js';
import { BLOCK_DIGEST, CHAINED_TABLES } from './row-hash.sql.js';
import { VerifyRecords } from './verify-records.js';
import { WAITING } from './verify-records.sql.js';

/** So many problems are told one by one. */
const MOST_TOLD = 1_000;
const PAGE = 5_000;
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
    // One at a time, on whatever instance; it is let go with the transaction.
    const { rows } = await tx.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [
      ADVISORY_LOCKS.verifyAudit,
    ]);
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

const alreadyRunning = (): AppError =>
  new AppError(
    'conflict',
    'AUDIT_VERIFICATION_RUNNING',
    'A auditoria já está sendo conferida. Aguarde o fim dessa conferência.',
  );

type SealedBlock = Pick<Block, 'sealed_at' | 'records' | 'digest'> & { number: string; seal: Buffer };

/** Each block against its own seal and the one before, their numbers, and the heads that were noted elsewhere. */
async function verifyBlocks(
  tx: Queryable,
  hash: SubjectHash,
  noted: readonly AuditHead[],
): Promise<{ blocks: number; last: number; problems: AuditProblem[] }> {
  const problems: AuditProblem[] = [];
  const expected = new Map<number, string>();
  /** Of blocks for which two seals were noted: one of them is not the block's. */
  const lost = new Set<number>();
  for (const { number, seal } of noted) {
    if ((expected.get(number) ?? seal) !== seal) lost.add(number);
    expected.set(number, seal);
  }
  let blocks = 0;
  let previous = { number: 0, seal: '' };
  for (;;) {
    const { rows } = await tx.query<SealedBlock>(
      `SELECT number, sealed_at, records, ${BLOCK_DIGEST} AS digest, seal FROM lookup_audit_seals
       WHERE number > $1 ORDER BY number LIMIT $2`,
      [previous.number, PAGE],
    );
    for (const block of rows) {
      const number = Number(block.number);
      const seal = block.seal.toString('hex');
      for (let gap = previous.number + 1; gap < number && problems.length < MOST_TOLD; gap += 1) {
        problems.push({ kind: 'seal_missing', records: null, block: gap, id: null });
      }
      const right = blockSeal(hash, { ...block, number }, previous.seal).equals(block.seal);
      if (!right) problems.push({ kind: 'seal_broken', records: null, block: number, id: null });
      if (expected.get(number) === seal) expected.delete(number);
      previous = { number, seal };
    }
    blocks += rows.length;
    if (rows.length < PAGE) break;
  }
  for (const number of new Set([...lost, ...expected.keys()]))
    problems.push({ kind: 'head_lost', records: null, block: number, id: null });
  return { blocks, last: previous.number, problems };
}
