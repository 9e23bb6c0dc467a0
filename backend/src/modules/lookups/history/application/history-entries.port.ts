import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { LookupQuery } from '../../model/index.js';
import type { HistoryEntry } from '../history-entry.js';

/** One entry as its owner opens it. */
export interface OpenedEntry extends HistoryEntry {
  readonly query: LookupQuery | null;
  /** The saved answer as JSON: the data, or the fields that diverged; null without one or once its retention is over. */
  readonly resultJson: string | null;
}

/** How one entry is named: by the product, or by people. */
export type EntryKey = { readonly id: string } | { readonly protocolo: string };

/** What lists tell of an entry to an owner without privacy mode. */
export interface Revealed {
  readonly query: LookupQuery;
  /** Null when it was not asked for, or is about nobody alone. */
  readonly resultJson: string | null;
}

/** Single entries of the history, each account's for itself alone. */
export abstract class HistoryEntries {
  /**
   * The entry of this id or protocol number, with what was asked and answered, and the access is put on record; null
   * when the account has none such.
   */
  abstract open(accountId: string, key: EntryKey): Promise<OpenedEntry | null>;

  /** What was asked, and with `answers` what was answered, in those entries that the account has, by id; that it was told goes on record once a session. */
  abstract reveal(
    accountId: string,
    sessionId: string,
    ids: readonly string[],
    answers: boolean,
  ): Promise<Map<string, Revealed>>;

  /** That whole queries were told goes on record once a session. */
  abstract noteRevealed(accountId: string, sessionId: string): Promise<void>;

  /**
   * Removes those that the account has, together and for good, and puts each on record; the audit and the statistics
   * stay. Answers how many there were.
   */
  abstract erase(accountId: string, ids: readonly string[]): Promise<number>;

  /** Whether the account looked this subject up since then; inputs that no search finds are not compared. */
  abstract holds(accountId: string, type: LookupType, query: LookupQuery, since: Date): Promise<boolean>;
}
