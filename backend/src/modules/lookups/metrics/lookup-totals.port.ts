/** What all accounts together have looked up. */
export abstract class LookupTotals {
  /** Lookups that a source has answered with data. Simulations are none. */
  abstract successes(): Promise<number>;
}
