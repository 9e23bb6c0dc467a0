import { LOOKUP_TYPES, type LookupType } from '../../../kernel/lookup-catalogue.js';
import type { Purpose } from '../../../kernel/purposes.js';
import type { Origin, Outcome } from '../model/index.js';
import type { HistorySearch } from '../run/index.js';

/** Whose history is read, by whom. */
export interface HistoryReader {
  readonly accountId: string;
  readonly sessionId: string | null;
  readonly privacyMode: boolean;
}

/** One entry as lists show it. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: Date;
  /** When the source was asked: before the lookup, where the answer was one of a moment ago. */
  readonly askedAt: Date;
  readonly type: LookupType;
  readonly outcome: Outcome;
  /** What was looked up as lists show it: masked, or whole to an owner without privacy mode. */
  readonly subject: string;
  readonly origem: Origin | null;
  readonly fonte: string | null;
  readonly protocolo: string;
  readonly purpose: Purpose | null;
  readonly dadosDe: string | null;
  readonly latencyMs: number;
  /** Of whom it tells: the dossier that it belongs to; null without one. */
  readonly dossier: string | null;
  /** Whom it found, to an owner without privacy mode; null where nobody may or can be named. */
  readonly found: string | null;
}

export const HISTORY_SORTS = ['newest', 'oldest', 'type', 'status'] as const;

export type HistorySort = (typeof HISTORY_SORTS)[number];

/** The groups of a sort order, one after the other; a single one without a name where entries go by time alone. */
export const HISTORY_GROUPS = {
  newest: [''],
  oldest: [''],
  type: LOOKUP_TYPES,
  status: ['success', 'error'],
} as const satisfies Readonly<Record<HistorySort, readonly string[]>>;

/** A search as it is run: also for the subjects whose labels have its words. */
export type RunSearch = HistorySearch & { readonly labelled?: readonly string[] };

export interface HistoryFilter {
  readonly search: RunSearch | null;
  readonly type: LookupType | null;
  readonly status: 'success' | 'error' | null;
  /** Included. */
  readonly from: Date | null;
  /** Excluded. */
  readonly to: Date | null;
}

export interface HistoryPageRequest {
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
}

/** How many entries match a filter. */
export interface HistoryCounts {
  readonly total: number;
  readonly successes: number;
  /** There are more than were counted: a period and a search are counted up to a bound. */
  readonly capped: boolean;
}
