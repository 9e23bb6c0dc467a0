/** Limits on guessing and on mass registration, counted for all instances together. Beyond them: RATE_LIMITED. */
export abstract class AttemptLimits {
  abstract countLoginFrom(address: string | null): Promise<void>;

  /**
   * Counts for the device that the account knows, or among all strangers together. Only after the captcha: whoever
   * cannot pass it must not use up anyone's attempts.
   */
  abstract countLoginOf(email: string, device: string | null): Promise<void>;

  /** After a right password: a known device starts anew, a stranger gets this one attempt back. */
  abstract settleLogin(email: string, device: string | null): Promise<void>;

  /** After the password was reset through the e-mail: strangers start anew. */
  abstract forgiveLogin(email: string): Promise<void>;

  abstract countRegistration(address: string | null): Promise<void>;
}
