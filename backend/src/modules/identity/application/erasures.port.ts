/** `last-admin`: nobody could run the product any more. `gone`: there is no such account, or not any more. */
export type ErasureOutcome = 'erased' | 'last-admin' | 'gone';

/** The end of accounts, in every module. */
export abstract class Erasures {
  /**
   * In one transaction the account cannot be signed in to any more, on any instance, and loses what is personal. What
   * is too much for one transaction, or is written by a request that was under way, follows with `goOn`.
   */
  abstract begin(accountId: string, now: Date): Promise<ErasureOutcome>;

  /** Does the next part of one erasure that is due; false when none is. */
  abstract goOn(now: Date): Promise<boolean>;
}
