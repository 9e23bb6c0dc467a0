import type { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import type { Queryable } from '../../../../platform/database/sql.js';
import type { AuditHead, AuditProblem } from '../domain/audit-chain.js';
import { type Block, blockSeal } from './block-seal.js';
import { BLOCK_DIGEST } from './row-hash.sql.js';

/** So many problems are told one by one. */
export const MOST_TOLD = 1_000;
const PAGE = 5_000;

type SealedBlock = Pick<Block, 'sealed_at' | 'records' | 'digest'> & { number: string; seal: Buffer };

/** Each block against its own seal and the one before, their numbers, and the heads that were noted elsewhere. */
export async function verifyBlocks(
  tx: Queryable,
  hash: SubjectHash,
  noted: readonly AuditHead[],
): Promise<{ blocks: number; last: number; problems: AuditProblem[] }> {
  const problems: AuditProblem[] = [];
  const expected = new Map(noted.map(({ number, seal }) => [number, seal]));
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
  for (const number of expected.keys()) problems.push({ kind: 'head_lost', records: null, block: number, id: null });
  return { blocks, last: previous.number, problems };
}
