import { Injectable } from '@nestjs/common';
import { RecordMac } from '../../../../platform/crypto/record-mac.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { ADVISORY_LOCKS } from '../../../../platform/database/advisory-locks.js';
import type { ChainedTable } from '../../../../platform/database/chained-table.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { BACKLOGS } from '../../../../platform/telemetry/readings.js';
import type { AuditHead, AuditVerification } from '../domain/audit-chain.js';
import { type Block, blockDigest, blockSeal } from './block-seal.js';
import { CHAINED_TABLES } from './row-hash.sql.js';
import { HASH_BYTES, MARK_BYTES, takeQueued } from './take-queued.sql.js';
import { verifyChain } from './verify-chain.js';

/** One sealer at a time, on whatever instance; it is let go with the transaction. */
const IF_FREE = 'SELECT pg_try_advisory_xact_lock($1) AS mine';
const AFTER_OTHERS = 'SELECT true AS mine FROM pg_advisory_xact_lock($1)';
const MOST_ROWS = 10_000;
const QUEUED = CHAINED_TABLES.map(({ queue }) => `SELECT FROM ${queue}`);

type Taken = Pick<Block, 'sealed_at' | 'ids' | 'row_hashes'> & {
  records_until: string;
  marked_hashes: Buffer;
  marks: Buffer;
};

/** The chain that shows whether the audit of lookups and of administrators is still what was written. */
@Injectable()
export class AuditChain {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
    private readonly macs: RecordMac,
  ) {
    for (const { queue: table, records: sealed } of CHAINED_TABLES) {
      BACKLOGS.set(table, { table, waiting: 'true', since: 'created_at', sealed });
    }
  }

  /** Links records that have been committed since the last time; answers the new head, or null when there were none or another sealer is at it. */
  seal(): Promise<AuditHead | null> {
    return this.sealUnder(IF_FREE);
  }

  /** As `seal`, after a sealer that is at it: what had been committed is sealed then, up to the rows of one block. */
  sealAfterOthers(): Promise<AuditHead | null> {
    return this.sealUnder(AFTER_OTHERS);
  }

  head(): Promise<AuditHead | null> {
    return headIn(this.sql);
  }

  /** Records that still wait for their sealing. */
  async unsealed(): Promise<number> {
    const row = await this.sql.row<{ n: number }>(
      `SELECT count(*)::int AS n FROM (${QUEUED.join(' UNION ALL ')}) AS waiting`,
    );
    return row?.n ?? 0;
  }

  /** Compares every record and every block with what was sealed, and the chain with heads noted earlier. */
  verify(noted: readonly AuditHead[], recordsAtOnce?: number): Promise<AuditVerification> {
    return verifyChain(this.sql, this.hash, this.macs, noted, recordsAtOnce);
  }

  private async sealUnder(lock: string): Promise<AuditHead | null> {
    if (!(await this.sql.row(`SELECT 1 WHERE ${QUEUED.map((some) => `EXISTS (${some})`).join(' OR ')}`))) return null;
    return this.sql.transactionByKeys(async (tx) => {
      const { rows } = await tx.query<{ mine: boolean }>(lock, [ADVISORY_LOCKS.sealAudit]);
      if (!rows[0]?.mine) return null;
      let made: AuditHead | null = null;
      for (const table of CHAINED_TABLES) made = (await this.sealNext(table, tx)) ?? made;
      return made;
    });
  }

  private async sealNext(table: ChainedTable, tx: Queryable): Promise<AuditHead | null> {
    const last = await headIn(tx);
    const { rows } = await tx.query<Taken>(takeQueued(table), [MOST_ROWS]);
    const [taken] = rows;
    if (!taken) return null;
    const unmarked = taken.ids.filter((_, at) => !this.isMarked(taken, at));
    const block = { ...taken, number: (last?.number ?? 0) + 1, records: table.records, unmarked };
    const seal = blockSeal(this.hash, { ...block, digest: blockDigest(block) }, last?.seal ?? '');
    await tx.query(
      `INSERT INTO lookup_audit_seals (number, sealed_at, records, ids, row_hashes, unmarked, seal, records_until)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [block.number, block.sealed_at, block.records, block.ids, block.row_hashes, unmarked, seal, block.records_until],
    );
    return { number: block.number, seal: seal.toString('hex') };
  }

  private isMarked({ marked_hashes, marks }: Taken, at: number): boolean {
    const hash = marked_hashes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES);
    return this.macs.fits(marks.subarray(at * MARK_BYTES, (at + 1) * MARK_BYTES), hash);
  }
}

async function headIn(queryable: Queryable): Promise<AuditHead | null> {
  const { rows } = await queryable.query<{ number: string; seal: string }>(
    `SELECT number, encode(seal, 'hex') AS seal FROM lookup_audit_seals ORDER BY number DESC LIMIT 1`,
  );
  return rows[0] ? { number: Number(rows[0].number), seal: rows[0].seal } : null;
}
