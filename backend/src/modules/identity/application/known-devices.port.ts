/** Browsers in which an account's owner has proven to be one: whoever guesses from elsewhere cannot lock them out. */
export abstract class KnownDevices {
  /** The token by which this browser will be known. */
  abstract issue(accountId: string): string;

  /** Which device of this account shows itself among the tokens; null: none, the caller is a stranger. */
  abstract recognise(accountId: string, tokens: readonly string[]): string | null;
}
