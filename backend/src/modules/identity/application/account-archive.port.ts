/** Everything that the product holds about an account. */
export abstract class AccountArchive {
  /** Puts on record that it was taken, then answers the text of one JSON document, piece by piece. */
  abstract open(accountId: string, now: Date): Promise<AsyncGenerator<string>>;
}
