import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { Purpose } from '../../../../kernel/purposes.js';
import { type Origin, OUTCOMES } from '../../model/index.js';

/** The outcomes of lookups, and the one that stands in the audit alone. */
export const AUDIT_OUTCOMES = [...OUTCOMES, 'refused'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** One lookup as the audit holds it: whom it was about is masked, and who asked is an id. */
export interface AuditRecord {
  readonly id: string;
  readonly at: Date;
  readonly accountId: string;
  readonly type: LookupType;
  readonly masked: string;
  readonly purpose: Purpose | null;
  readonly legalBasis: string | null;
  readonly origem: Origin | null;
  readonly fonte: string | null;
  readonly outcome: AuditOutcome;
  readonly protocolo: string;
  /** The sealed block that holds it; null until its sealing, and for what no lookup wrote. */
  readonly block: number | null;
}

export interface AuditFilter {
  /** Included. */
  readonly from: Date | null;
  /** Excluded. */
  readonly to: Date | null;
  readonly type: LookupType | null;
  readonly outcome: AuditOutcome | null;
  readonly purpose: Purpose | null;
  readonly accountId: string | null;
  /** Lookups of any of these subjects, by their keys; null for all subjects. */
  readonly subjects: readonly string[] | null;
}

export interface AuditPageRequest {
  readonly filter: AuditFilter;
  readonly sort: 'newest' | 'oldest';
  readonly limit: number;
  /** The id of the last record that was read. */
  readonly cursor: string | null;
}
