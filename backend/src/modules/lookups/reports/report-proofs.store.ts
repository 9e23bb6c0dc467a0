import { Injectable } from '@nestjs/common';
import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import { recordBytes } from '../../../platform/crypto/marked-record.js';
import { RecordMac } from '../../../platform/crypto/record-mac.js';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';

const CODES = 'report-codes';

/** What is kept of a report. */
export interface ReportProof {
  readonly type: LookupType;
  /** Whom or what it is about, masked. */
  readonly subject: string;
  readonly consultedAt: Date;
  readonly source: string;
  /** Of the file, byte by byte. */
  readonly sha256: Buffer;
}

export interface MadeReport extends ReportProof {
  readonly accountId: string;
  readonly protocolo: string;
  /** As it stands on the report; only its keyed hash is kept. */
  readonly code: string;
  readonly madeAt: Date;
}

type TimesMade = { readonly times: number; readonly first: Date | null; readonly last: Date | null };

/** What shows that a report was made here: append-only, marked, and linked into the audit's chain. */
@Injectable()
export class ReportProofs {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
    private readonly macs: RecordMac,
  ) {}

  async keep({ accountId, protocolo, type, subject, consultedAt, source, sha256, code, madeAt }: MadeReport) {
    const [id, codeHash] = [newId(), this.hash.of(CODES, code)];
    const texts = [type, protocolo, subject, consultedAt.toISOString(), source];
    const mark = this.macs.of(
      recordBytes({ at: madeAt, ids: [id, accountId], texts, raw: Buffer.concat([codeHash, sha256]) }),
    );
    await this.sql.query(KEEP, [id, madeAt, accountId, codeHash, ...texts, sha256, mark]);
  }

  /** The report with this code. It is found by its keyed hash, so that the time taken says nothing of codes that are near. */
  withCode(code: string): Promise<ReportProof | null> {
    return this.sql.row<ReportProof>(FIND, [this.hash.of(CODES, code)]);
  }

  /** How many reports the account made of this lookup, and when the first and the last. */
  madeOf(accountId: string, protocolo: string): Promise<TimesMade | null> {
    return this.sql.row<TimesMade>(MADE_OF, [accountId, protocolo]);
  }
}

const KEEP = `
  WITH kept AS (
    INSERT INTO report_proofs
      (id, made_at, account_id, code_hash, type, protocolo, masked, consulted_at, source, sha256, mac)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING made_at, id
  )
  INSERT INTO report_proofs_unsealed (created_at, id) SELECT made_at, id FROM kept`;

const FIND = `
  SELECT type, masked AS subject, consulted_at AS "consultedAt", source, sha256
  FROM report_proofs WHERE code_hash = $1`;

const MADE_OF = `
  SELECT count(*)::int AS times, min(made_at) AS first, max(made_at) AS last
  FROM report_proofs WHERE account_id = $1 AND protocolo = $2`;
