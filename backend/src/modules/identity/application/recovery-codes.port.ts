/** Codes for the day on which the authenticator app is gone. */
export abstract class RecoveryCodes {
  /** Ten new ones, as they are shown and as they are stored. */
  abstract make(accountId: string): { readonly codes: readonly string[]; readonly hashes: readonly Buffer[] };

  abstract hashOf(accountId: string, code: string): Buffer;
}
