import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import type { Purpose } from '../../../kernel/purposes.js';
import type { Outcome } from '../domain/outcome.js';
import type { Origin } from '../domain/provenance.js';
import type { LookupQuery } from '../domain/subject.js';

/** One entry as lists show it: nothing in it identifies the subject. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: Date;
  readonly type: LookupType;
  readonly outcome: Outcome;
  readonly masked: string;
  readonly origem: Origin | null;
  readonly fonte: string | null;
  readonly protocolo: string;
  readonly purpose: Purpose | null;
  readonly dadosDe: string | null;
  readonly latencyMs: number;
}

/** One entry as its owner opens it. */
export interface OpenedEntry extends HistoryEntry {
  /** Null once their retention is over. */
  readonly query: LookupQuery | null;
  /** The saved answer as JSON: the data, or the fields that diverged. */
  readonly resultJson: string | null;
}

export const HISTORY_SORTS = ['newest', 'oldest', 'type', 'status'] as const;
export type HistorySort = (typeof HISTORY_SORTS)[number];

export interface HistoryFilter {
  readonly type: LookupType | null;
  readonly status: 'success' | 'error' | null;
  /** Included. */
  readonly from: Date | null;
  /** Excluded. */
  readonly to: Date | null;
}

export interface HistoryPageRequest {
  readonly accountId: string;
  readonly filter: HistoryFilter;
  readonly sort: HistorySort;
  readonly limit: number;
  readonly cursor: HistoryCursor | null;
}

/** Where the last page ended: the group of the sort order (a type or a status; empty without groups) and the entry. */
export interface HistoryCursor {
  readonly group: string;
  readonly id: string;
}

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Null on the last page. */
  readonly next: HistoryCursor | null;
  /** Entries that match the filter; counted up to 10,000 where it names a period. */
  readonly total: number;
}

/** The entries that the ledger has kept, each account's for itself alone. */
export abstract class LookupHistory {
  abstract page(request: HistoryPageRequest): Promise<HistoryPage>;

  /** The entry with what was asked and answered, and the access is put on record; null when the account has none such. */
  abstract open(accountId: string, id: string): Promise<OpenedEntry | null>;

  /** Removes the entry for good and puts that on record; the audit and the statistics stay. False when there is none such. */
  abstract erase(accountId: string, id: string): Promise<boolean>;

  /** Whether the account looked this subject up since then. */
  abstract holds(accountId: string, type: LookupType, query: LookupQuery, since: Date): Promise<boolean>;
}
