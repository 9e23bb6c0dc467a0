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

/** The newest lookups of a person, and of all there are how many, by how many accounts, and from which sources. */
export interface FoundLookups {
  readonly lookups: readonly AuditedLookup[];
  readonly total: number;
  readonly accounts: number;
  readonly sources: ReadonlyArray<
    Pick<AuditedLookup, 'legalBasis'> & { readonly source: string; readonly lookups: number }
  >;
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

  /** The newest `most` lookups of any of these subjects up to a moment, and what all of them come to. */
  async find(subjectKeys: readonly string[], until: Date, most: number): Promise<FoundLookups> {
    const asked = [subjectKeys.map((key) => this.hash.of(AUDIT_SUBJECTS, key)), until];
    const [lookups, count, sources] = await Promise.all([
      this.sql.rows<AuditedLookup>(
        `SELECT created_at AS at, account_id AS "accountId", type, purpose, legal_basis AS "legalBasis", fonte AS source,
           outcome
         FROM ${OF_SUBJECTS} ORDER BY created_at DESC, id DESC LIMIT $3`,
        [...asked, most],
      ),
      this.sql.row<Pick<FoundLookups, 'total' | 'accounts'>>(
        `SELECT count(*)::int AS total, count(DISTINCT account_id)::int AS accounts FROM ${OF_SUBJECTS}`,
        asked,
      ),
      this.sql.rows<FoundLookups['sources'][number]>(
        `SELECT fonte AS source, legal_basis AS "legalBasis", count(*)::int AS lookups
         FROM ${OF_SUBJECTS} AND fonte IS NOT NULL GROUP BY fonte, legal_basis`,
        asked,
      ),
    ]);
    return { lookups, total: count?.total ?? 0, accounts: count?.accounts ?? 0, sources };
  }
}

const OF_SUBJECTS = 'lookup_audit WHERE subject_hash = ANY($1::bytea[]) AND created_at <= $2';
