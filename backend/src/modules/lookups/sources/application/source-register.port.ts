import type { AdminDeed } from '../../../../kernel/admin-deed.js';
import type { SourceId } from '../../../../kernel/sources.js';
import type { SourceEntry, SourceTerms } from '../domain/source-entry.js';

/** One change of an entry: as it was left, or null where it was taken out. */
export interface EntryChange {
  readonly at: Date;
  readonly by: string | null;
  readonly terms: SourceTerms | null;
}

/** Who takes an entry to what it is from now on. */
export interface EntryDecision {
  readonly source: SourceId;
  readonly at: Date;
  /** Null takes the entry out. */
  readonly terms: SourceTerms | null;
  readonly deed: AdminDeed;
}

/** The provider register: what the operator has written down of each source. */
export abstract class SourceRegister {
  /** The entries in force by source; at most a second old, on every instance. */
  abstract all(): Promise<ReadonlyMap<SourceId, SourceEntry>>;

  /** Every change of a source's entry, the newest first. */
  abstract changesOf(source: SourceId): Promise<readonly EntryChange[]>;

  /** Writes entry, history and deed together, and tells every instance. */
  abstract keep(decision: EntryDecision): Promise<void>;
}
