import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import type { Purpose } from '../../../kernel/purposes.js';
import type { Ending } from '../domain/outcome.js';
import type { LookupQuery } from '../domain/subject.js';

/** One lookup as it is kept: an entry of the account's history, a record of the audit, and a count. */
export type LookupRecord = Ending & {
  /** UUIDv7; the moment it carries is the moment of the lookup. */
  readonly id: string;
  readonly accountId: string;
  /** Without need of a subscription. */
  readonly exempt: boolean;
  readonly type: LookupType;
  readonly query: LookupQuery;
  readonly purpose: Purpose | null;
  readonly protocolo: string;
  readonly dadosDe: string | null;
  readonly latencyMs: number;
  /** The answer as JSON: the data found, or the fields that diverge; null for neither. */
  readonly result: string | null;
};

/** Where lookups are kept. Append-only for this port. */
export abstract class LookupLedger {
  /**
   * Keeps history, audit and count together and resolves when they are safely stored. False: the account's plan has
   * ended meanwhile, the audit alone was kept, and the answer must not be given.
   */
  abstract record(lookup: LookupRecord): Promise<boolean>;
}
