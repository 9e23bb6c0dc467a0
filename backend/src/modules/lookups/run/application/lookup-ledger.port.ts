import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { Purpose } from '../../../../kernel/purposes.js';
import type { QuotaReservation } from '../../limits/index.js';
import type { Ending, LookupQuery, SourceIdentity } from '../../model/index.js';

/** One lookup as it is kept: an entry of the account's history, a record of the audit, and a count. */
export type LookupRecord = Ending & {
  /** UUIDv7; the moment it carries is the moment of the lookup. */
  readonly id: string;
  /** An attempt that is made again: it is no entry and not counted. */
  readonly auditOnly: boolean;
  /** No source was asked, since an administrator has switched the type off. */
  readonly switchedOff?: boolean;
  readonly accountId: string;
  /** The API key that it was made with; null on the page. */
  readonly keyId: string | null;
  /** Without need of a subscription. */
  readonly exempt: boolean;
  readonly type: LookupType;
  readonly query: LookupQuery;
  readonly purpose: Purpose | null;
  readonly protocolo: string;
  /** The idempotency key, hashed, that is answered by what was found; null or left out without one. */
  readonly requestKey?: Buffer | null;
  readonly dadosDe: string | null;
  /** When the source was asked, of an answer of a moment ago; null where it was asked for this lookup. */
  readonly askedAt: Date | null;
  readonly latencyMs: number;
  /** The answer as JSON: the data found, or the fields that diverge; null for neither. */
  readonly result: string | null;
  /** Whose dossiers it belongs to, as `subjectKeysOf` tells. */
  readonly subjects: readonly string[];
  /** What a found lookup spends of the account's day; null when it costs nothing. */
  readonly reservation: QuotaReservation | null;
};

/** Whether the entry was kept. If not, the audit alone was, and the answer must not be given. */
export interface RecordedLookup {
  /** `plan`: it has ended meanwhile. `quota`: it was held too long and is the account's no more. */
  readonly refused: 'plan' | 'quota' | null;
}

/** A search that found people, as the history has it. */
export interface StoredSearch {
  readonly protocolo: string;
  readonly askedAt: Date;
  readonly source: SourceIdentity;
  readonly dadosDe: string | null;
  /** Everybody whom it found, as JSON. */
  readonly result: string;
}

/** What leaves no entry: a page of a search that was run before, or of a search of the register of companies. */
export interface ShownPage
  extends Pick<LookupRecord, 'id' | 'accountId' | 'keyId' | 'type' | 'query' | 'purpose' | 'protocolo'> {
  /** What the audit shows instead of the masked query. */
  readonly told?: string;
  readonly source: SourceIdentity;
  readonly outcome: 'success' | 'not_found' | 'withheld';
}

/** Where lookups are kept. Append-only for this port. */
export abstract class LookupLedger {
  /** What is recorded now would have to wait: no source should be asked for it. */
  abstract readonly isStalled: boolean;

  /** Keeps history, audit and counts together and resolves when they are safely stored. */
  abstract record(lookup: LookupRecord): Promise<RecordedLookup>;

  /** The account's last search for the same name since a moment, which found people and is still kept; null for none. */
  abstract lastSearch(
    accountId: string,
    type: LookupType,
    query: LookupQuery,
    since: Date,
  ): Promise<StoredSearch | null>;

  /** Records in the audit alone what was shown, or withheld. */
  abstract recordPage(page: ShownPage): Promise<void>;
}
