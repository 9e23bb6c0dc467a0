/** Lookups, what administrators did, and the reports that were made of lookups. */
export type AuditedRecords = 'lookups' | 'admin-actions' | 'reports';

/**
 * `altered`, `missing`: a record that was changed or removed after its sealing. `inserted`: a record that nobody queued
 * for it. `forged`: one that the application did not write so: put in, or changed, before its sealing. `seal_broken`: a block that was altered, forged or put elsewhere. `seal_missing`: a number without a block.
 * `head_lost`: the chain ends before, or differs from, a head that was noted outside the database. `stamp_broken`: a noted head that its authority did not stamp so.
 */
export const AUDIT_PROBLEMS = [
  'altered',
  'missing',
  'inserted',
  'forged',
  'seal_broken',
  'seal_missing',
  'head_lost',
  'stamp_broken',
] as const;

/** One thing that is not as it was sealed. */
export interface AuditProblem {
  readonly kind: (typeof AUDIT_PROBLEMS)[number];
  /** What kind of record; null where a whole block is meant. */
  readonly records: AuditedRecords | null;
  /** The block; null for a record that is in none. */
  readonly block: number | null;
  /** The record; null where a whole block is meant. */
  readonly id: string | null;
}

export interface AuditVerification {
  readonly blocks: number;
  /** Lookups in blocks. */
  readonly sealed: number;
  readonly sealedAdminActions: number;
  readonly sealedReports: number;
  /** Records of all kinds that still wait for their sealing: those of about the last second. */
  readonly unsealed: number;
  /** The first 1,000 of them. */
  readonly problems: readonly AuditProblem[];
  readonly problemCount: number;
}

/** The last block at some moment, to be kept where nobody who can write to the database can reach it. */
export interface AuditHead {
  readonly number: number;
  /** Hexadecimal; made with a key that is not in the database. */
  readonly seal: string;
}
