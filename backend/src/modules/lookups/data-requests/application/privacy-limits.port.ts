/** Limits for all instances together, on what strangers ask for. Beyond them: RATE_LIMITED. */
export abstract class PrivacyLimits {
  /** Requests that are sent from an address. */
  abstract countRequestFrom(address: string | null): Promise<void>;

  /** Letters that strangers have sent to an e-mail, whoever's it is. */
  abstract countLetterTo(email: string): Promise<void>;

  /** Protocols and links that are tried from an address. */
  abstract countTrialFrom(address: string | null): Promise<void>;
}
