/** Figures of the product as a whole, each from the module that keeps it. */
export abstract class UserFigures {
  /** Accounts whose plan runs now. */
  abstract activeUsers(): Promise<number>;
}

export abstract class LookupFigures {
  /** Lookups answered with data since the beginning. */
  abstract lookups(): Promise<number>;

  /** The part of the API's calls in the measured ones of the last 30 days that went well, from 0 to 1; null for none. */
  abstract availability(): Promise<number | null>;
}
