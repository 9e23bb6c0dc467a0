import { Injectable } from '@nestjs/common';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../../platform/database/sql.js';
import { AUDIT_SUBJECTS, type Outcome } from '../../model/index.js';

/** One audited lookup of the person, as the audit has it. */
export interface AuditedLookup {
  readonly at: Date;
  readonly accountId: string;
  readonly type: LookupType;
  readonly purpose: string | null;
  readonly legalBasis: string | null;
  readonly source: string | null;
  readonly outcome: Outcome | 'refused';
}

/**
 * The audit, asked by the person that lookups were about. The audit knows subjects by keyed hash alone; the index on it
 * makes this as quick as the lookups of one person are few.
 */
@Injectable()
export class SubjectAudit {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
  ) {}

  /** The newest `most` lookups of any of these subjects up to a moment, and how many there are. */
  async find(subjectKeys: readonly string[], until: Date, most: number) {
    const hashes = subjectKeys.map((key) => this.hash.of(AUDIT_SUBJECTS, key));
    const [lookups, count] = await Promise.all([
      this.sql.rows<AuditedLookup>(
        `SELECT created_at AS at, account_id AS "accountId", type, purpose, legal_basis AS "legalBasis", fonte AS source,
           outcome
         FROM lookup_audit WHERE subject_hash = ANY($1::bytea[]) AND created_at <= $2
         ORDER BY created_at DESC, id DESC LIMIT $3`,
        [hashes, until, most],
      ),
      this.sql.row<{ n: number }>(
        'SELECT count(*)::int AS n FROM lookup_audit WHERE subject_hash = ANY($1::bytea[]) AND created_at <= $2',
        [hashes, until],
      ),
    ]);
    return { lookups, total: count?.n ?? 0 };
  }
}
