import type { ShownList, Terms } from './cleanup.js';

/** The run that is to be done, or how many are due now when they are not those that were shown. */
export type RunBegun = { readonly runId: string } | { readonly changedTo: number };

/** Runs are written down with their list before anybody is removed, so that whoever dies over one is followed by another. */
export abstract class CleanupRuns {
  /** Fixes the list of a run if it is still the one that was shown. The same list confirmed again answers the same run. */
  abstract begin(shown: ShownList, adminId: string, terms: Terms, now: Date): Promise<RunBegun>;

  /** Fixes the list of the run of these 24 hours, if it is due; one instance gets it, once. */
  abstract beginDue(terms: Terms, now: Date): Promise<string | null>;

  /** When the next run by itself is due. */
  abstract nextDue(): Promise<Date>;
}

/** What is done with the accounts of runs, in steps that are done wholly or not at all. */
export abstract class RemovalWork {
  /** Runs that are not at their end. */
  abstract unfinished(): Promise<string[]>;

  /** Removes all of the run that are still due, and spares the others; answers how many the run has removed. */
  abstract finish(runId: string): Promise<number>;

  /** Erases for good those whose time to come back is over, a few at a time. */
  abstract eraseSome(now: Date): Promise<void>;
}
