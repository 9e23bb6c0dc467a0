import type { AuditedLookup } from '../domain/answer-report.js';

export interface FoundLookups {
  /** The newest first. */
  readonly lookups: readonly AuditedLookup[];
  readonly total: number;
}

/** The audit, asked by the person that lookups were about. */
export abstract class SubjectAudit {
  /** The newest `most` lookups of any of these subjects up to a moment, and how many there are. */
  abstract find(subjectKeys: readonly string[], until: Date, most: number): Promise<FoundLookups>;
}
