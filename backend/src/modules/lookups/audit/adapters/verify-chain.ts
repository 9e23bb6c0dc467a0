import type { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import type { Queryable, Sql } from '../../../../platform/database/sql.js';
import type { AuditHead, AuditProblem, AuditVerification } from '../domain/audit-chain.js';
import { type Block, blockSeal } from './block-seal.js';
import { BLOCK_DIGEST, ROW_HASH } from './row-hash.sql.js';

const MOST_TOLD = 1_000;
const PAGE = 5_000;

type SealedBlock = Pick<Block, 'sealed_at' | 'digest'> & { number: string; seal: Buffer };

/** Verifies in one snapshot, so that lookups and the sealer go on meanwhile. */
export function verifyChain(sql: Sql, hash: SubjectHash, noted: readonly AuditHead[]): Promise<AuditVerification> {
  return sql.transaction(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const chain = await verifyBlocks(tx, hash, noted);
    const records = await verifyRecords(tx);
    const problems = [...chain.problems, ...records.problems];
    return {
      blocks: chain.blocks,
      sealed: records.sealed,
      unsealed: records.unsealed,
      problems: problems.slice(0, MOST_TOLD),
      problemCount: problems.length,
    };
  });
}

/** Each block against its own seal and the one before, their numbers, and the heads that were noted elsewhere. */
async function verifyBlocks(
  tx: Queryable,
  hash: SubjectHash,
  noted: readonly AuditHead[],
): Promise<{ blocks: number; problems: AuditProblem[] }> {
  const problems: AuditProblem[] = [];
  const expected = new Map(noted.map(({ number, seal }) => [number, seal]));
  let blocks = 0;
  let previous = { number: 0, seal: '' };
  for (;;) {
    const { rows } = await tx.query<SealedBlock>(
      `SELECT number, sealed_at, ${BLOCK_DIGEST} AS digest, seal FROM lookup_audit_seals
       WHERE number > $1 ORDER BY number LIMIT $2`,
      [previous.number, PAGE],
    );
    for (const block of rows) {
      const number = Number(block.number);
      const seal = block.seal.toString('hex');
      for (let gap = previous.number + 1; gap < number && problems.length < MOST_TOLD; gap += 1) {
        problems.push({ kind: 'seal_missing', block: gap, id: null });
      }
      const right = blockSeal(hash, { ...block, number }, previous.seal).equals(block.seal);
      if (!right) problems.push({ kind: 'seal_broken', block: number, id: null });
      if (expected.get(number) === seal) expected.delete(number);
      previous = { number, seal };
    }
    blocks += rows.length;
    if (rows.length < PAGE) break;
  }
  for (const number of expected.keys()) problems.push({ kind: 'head_lost', block: number, id: null });
  return { blocks, problems };
}

async function verifyRecords(tx: Queryable): Promise<{ sealed: number; unsealed: number; problems: AuditProblem[] }> {
  const { rows: differing } = await tx.query<{ kind: AuditProblem['kind']; block: string | null; id: string }>(
    DIFFERING,
  );
  const { rows } = await tx.query<{ sealed: number; unsealed: number }>(`
    SELECT (SELECT coalesce(sum(cardinality(ids)), 0) FROM lookup_audit_seals)::float8 AS sealed,
      (SELECT count(*) FROM lookup_audit_unsealed)::float8 AS unsealed`);
  const problems = differing.map(({ kind, block, id }) => ({ kind, block: block === null ? null : Number(block), id }));
  return { sealed: rows[0]?.sealed ?? 0, unsealed: rows[0]?.unsealed ?? 0, problems };
}

const DIFFERING = `
  WITH sealed AS (
    SELECT s.number, t.id, substring(s.row_hashes FROM 32 * t.place::int - 31 FOR 32) AS hash
    FROM lookup_audit_seals s, unnest(s.ids) WITH ORDINALITY AS t(id, place)
  ), present AS (
    SELECT a.id, ${ROW_HASH} AS hash FROM lookup_audit a
  )
  SELECT sealed.number AS block, coalesce(sealed.id, present.id) AS id,
    CASE WHEN present.id IS NULL THEN 'missing' WHEN sealed.id IS NULL THEN 'inserted' ELSE 'altered' END AS kind
  FROM sealed FULL JOIN present ON present.id = sealed.id
  WHERE sealed.hash IS DISTINCT FROM present.hash
    AND NOT (sealed.id IS NULL AND EXISTS (SELECT 1 FROM lookup_audit_unsealed u WHERE u.id = present.id))
  ORDER BY sealed.number, id
  LIMIT 1000000
`;
