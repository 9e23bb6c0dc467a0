/** Limits on what an account does with itself, counted for all instances together. Beyond them: RATE_LIMITED. */
export abstract class OwnAccountLimits {
  abstract countExport(accountId: string): Promise<void>;

  /** Before the password of a signed-in account is looked at: a session left open must not serve for guessing it. */
  abstract countPasswordProof(accountId: string): Promise<void>;
}
