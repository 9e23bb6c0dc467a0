import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import type { Stretch } from '../../../kernel/stretch.js';
import type { Outcome } from '../model/index.js';

export interface KindCount {
  readonly type: LookupType;
  readonly outcome: Outcome;
  readonly n: number;
}

/** Lookups of one day or hour: all, and those that a source has answered with data. */
export interface Tally {
  readonly n: number;
  readonly found: number;
}

export interface LookupsOfStretch {
  readonly kinds: readonly KindCount[];
  /** Days without a lookup are left out. */
  readonly days: ReadonlyArray<Tally & { readonly day: string }>;
}

/** How many lookups there were, ready at any number of them; what an account erases from its history stays counted. */
export abstract class LookupCounts {
  abstract sinceEver(): Promise<readonly KindCount[]>;

  /** All from one moment, so that they agree. */
  abstract of(stretch: Stretch): Promise<LookupsOfStretch>;

  abstract typesByDay(
    stretch: Stretch,
  ): Promise<ReadonlyArray<Tally & { readonly day: string; readonly type: LookupType }>>;

  /** By the hour of the day in Brasília, 0 to 23; hours without a lookup are left out. */
  abstract hours(stretch: Stretch): Promise<ReadonlyArray<Tally & { readonly hour: number }>>;
}
