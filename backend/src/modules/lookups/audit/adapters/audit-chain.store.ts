import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import type { AuditHead, AuditVerification } from '../domain/audit-chain.js';
import { type Block, blockSeal } from './block-seal.js';
import { BLOCK_DIGEST, ROW_HASH } from './row-hash.sql.js';
import { verifyChain } from './verify-chain.js';

/** One sealer at a time, on whatever instance; it is let go with the transaction. */
const SEALER_LOCK = 7_251_004;
const MOST_ROWS = 10_000;

/** The chain that shows whether the audit of lookups is still what was written. */
@Injectable()
export class AuditChain {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
  ) {}

  /** Links records that have been committed since the last time; answers the new head, or null when there were none. */
  async seal(): Promise<AuditHead | null> {
    if (!(await this.sql.row('SELECT 1 FROM lookup_audit_unsealed LIMIT 1'))) return null;
    return this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [SEALER_LOCK]);
      return rows[0]?.mine ? this.sealNext(tx) : null;
    });
  }

  head(): Promise<AuditHead | null> {
    return headIn(this.sql);
  }

  /** Records that still wait for their sealing. */
  async unsealed(): Promise<number> {
    const row = await this.sql.row<{ n: number }>('SELECT count(*)::int AS n FROM lookup_audit_unsealed');
    return row?.n ?? 0;
  }

  /** Compares every record and every block with what was sealed, and the chain with heads noted earlier. */
  verify(noted: readonly AuditHead[]): Promise<AuditVerification> {
    return verifyChain(this.sql, this.hash, noted);
  }

  private async sealNext(tx: Queryable): Promise<AuditHead | null> {
    const last = await headIn(tx);
    const number = (last?.number ?? 0) + 1;
    const { rows } = await tx.query<Omit<Block, 'number'>>(TAKE, [MOST_ROWS]);
    const taken = rows[0];
    if (!taken) return null;
    const seal = blockSeal(this.hash, { ...taken, number }, last?.seal ?? '');
    await tx.query(
      'INSERT INTO lookup_audit_seals (number, sealed_at, ids, row_hashes, seal) VALUES ($1, $2, $3, $4, $5)',
      [number, taken.sealed_at, taken.ids, taken.row_hashes, seal],
    );
    return { number, seal: seal.toString('hex') };
  }
}

async function headIn(queryable: Queryable): Promise<AuditHead | null> {
  const { rows } = await queryable.query<{ number: string; seal: string }>(
    `SELECT number, encode(seal, 'hex') AS seal FROM lookup_audit_seals ORDER BY number DESC LIMIT 1`,
  );
  return rows[0] ? { number: Number(rows[0].number), seal: rows[0].seal } : null;
}

/** A queued record that is gone before its sealing is sealed as gone, and so found missing ever after. */
const TAKE = `
  WITH taken AS (
    DELETE FROM lookup_audit_unsealed WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM lookup_audit_unsealed ORDER BY created_at, id LIMIT $1
    )) RETURNING created_at, id
  ), block AS (
    SELECT date_trunc('milliseconds', now()) AS sealed_at,
      array_agg(t.id ORDER BY t.created_at, t.id) AS ids,
      string_agg(coalesce(${ROW_HASH}, decode(repeat('00', 32), 'hex')), ''::bytea ORDER BY t.created_at, t.id) AS row_hashes
    FROM taken t LEFT JOIN lookup_audit a ON a.created_at = t.created_at AND a.id = t.id
    HAVING count(*) > 0
  )
  SELECT sealed_at, ids, row_hashes, ${BLOCK_DIGEST} AS digest FROM block
`;
