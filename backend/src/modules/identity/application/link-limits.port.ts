/** Limits on letters with links and on what is tried with links, for all instances together. Beyond them: RATE_LIMITED. */
export abstract class LinkLimits {
  abstract countResetFrom(address: string | null): Promise<void>;

  /** Known or not: each letter that is asked for counts, so that nobody's mailbox is flooded. */
  abstract countResetOf(email: string): Promise<void>;

  /** Letters to new addresses that an account asks for. */
  abstract countEmailChangeOf(accountId: string): Promise<void>;

  /** Links that are shown from an address. */
  abstract countLinkFrom(address: string | null): Promise<void>;
}
