/** How much may be written to us in an hour, for all instances together. Beyond it: RATE_LIMITED. */
export abstract class SuggestionLimits {
  /** `address` is that of the network; null when it is not known. */
  abstract count(address: string | null, accountId: string | null): Promise<void>;
}
