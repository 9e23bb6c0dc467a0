import type { RecordMac } from '../../../../platform/crypto/record-mac.js';
import type { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import type { ChainedTable } from '../../../../platform/database/chained-table.js';
import type { Queryable, Sql } from '../../../../platform/database/sql.js';
import type { AuditedRecords, AuditHead, AuditProblem, AuditVerification } from '../domain/audit-chain.js';
import { CHAINED_TABLES } from './row-hash.sql.js';
import { MOST_TOLD, verifyBlocks } from './verify-blocks.js';
import { COUNTS, differingRecords, doubtfulRecords } from './verify-records.sql.js';

type FoundRow = { block: string | null; id: string };
type RecordProblem = AuditProblem & { readonly records: AuditedRecords };

/** Verifies in one snapshot, so that lookups and the sealer go on meanwhile. */
export function verifyChain(
  sql: Sql,
  hash: SubjectHash,
  macs: RecordMac,
  noted: readonly AuditHead[],
): Promise<AuditVerification> {
  return sql.transaction(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await tx.query(`SET LOCAL statement_timeout = '10min'`);
    await tx.query(`SET LOCAL work_mem = '64MB'`);
    const chain = await verifyBlocks(tx, hash, noted);
    const problems = [...chain.problems];
    for (const table of CHAINED_TABLES) problems.push(...(await verifyRecords(table, macs, tx)));
    return {
      blocks: chain.blocks,
      ...(await countRecords(tx)),
      problems: problems.slice(0, MOST_TOLD),
      problemCount: problems.length,
    };
  });
}

/** The records of one table: those that are not as they were sealed, and those that the application did not write. */
async function verifyRecords(table: ChainedTable, macs: RecordMac, tx: Queryable): Promise<RecordProblem[]> {
  const { rows: differing } = await tx.query<FoundRow & Pick<AuditProblem, 'kind'>>(differingRecords(table));
  const { rows: doubtful } = await tx.query<FoundRow & { hash: Buffer; mac: Buffer }>(doubtfulRecords(table));
  const forged = doubtful
    .filter(({ hash, mac }) => !macs.fits(mac, hash))
    .map((row) => ({ ...row, kind: 'forged' as const }));
  return [...differing, ...forged].map(({ kind, block, id }) => ({
    kind,
    records: table.records,
    block: block === null ? null : Number(block),
    id,
  }));
}

async function countRecords(
  tx: Queryable,
): Promise<Pick<AuditVerification, 'sealed' | 'sealedAdminActions' | 'sealedReports' | 'unsealed'>> {
  const { rows } = await tx.query<{ records: string | null; n: number }>(COUNTS);
  const of = (records: string | null) => rows.find((row) => row.records === records)?.n ?? 0;
  return {
    sealed: of('lookups'),
    sealedAdminActions: of('admin-actions'),
    sealedReports: of('reports'),
    unsealed: of(null),
  };
}
