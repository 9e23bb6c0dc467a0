import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { Purpose } from '../../../../kernel/purposes.js';
import type { AuditOutcome, AuditRecord } from '../domain/audit-record.js';

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

/** How many records match: counted up to a bound, beyond which there are more than `total`. */
export interface AuditCount {
  readonly total: number;
  readonly capped: boolean;
}

/** Where a record stands in the chain, and whether it is still what was sealed. */
export interface AuditPlace {
  readonly block: number;
  readonly sealedAt: Date;
  /** Hexadecimal. */
  readonly seal: string;
  readonly previousSeal: string | null;
  readonly records: number;
  /** From 1. */
  readonly place: number;
  readonly intact: boolean;
  /** The records sealed just before and just after it, in the same block. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The audit of lookups, to be read. */
export abstract class AuditTrail {
  abstract page(request: AuditPageRequest): Promise<{ records: readonly AuditRecord[]; next: string | null }>;

  abstract count(filter: AuditFilter): Promise<AuditCount>;

  abstract open(id: string): Promise<{ record: AuditRecord; place: AuditPlace | null } | null>;
}
