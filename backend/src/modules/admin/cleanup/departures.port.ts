import type { RemovalReason } from '../../../kernel/cleanup.js';
import type { Page } from '../../../platform/page.js';
import type { Departure, ShownList, Standing, Stays, Terms } from './cleanup.js';

export interface DepartureFilter {
  readonly reason: RemovalReason | null;
}

/** How many stand where. */
export abstract class CleanupFigures {
  abstract standing(terms: Terms, at: Date): Promise<Standing>;

  abstract stays(terms: Terms, at: Date): Promise<Stays>;
}

/** Who would go. `at` is the moment by which they are due; whether something speaks against it is looked at now. */
export abstract class Departures {
  /** The newest registration first. */
  abstract page(terms: Terms, at: Date, filter: DepartureFilter, before: string | null): Promise<Page<Departure>>;

  /** All of them, read bit by bit. */
  abstract all(terms: Terms, at: Date, filter: DepartureFilter): AsyncIterable<readonly Departure[]>;

  abstract list(terms: Terms, at: Date): Promise<ShownList>;
}
