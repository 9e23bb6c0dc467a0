/** Limits on guessing and on mass registration, counted for all instances together. Beyond them: RATE_LIMITED. */
export abstract class AttemptLimits {
  abstract countLoginFrom(address: string | null): Promise<void>;

  /** Only after the captcha: whoever cannot pass it must not use up the owner's attempts. */
  abstract countLoginOf(email: string): Promise<void>;

  /** After a right password the e-mail starts anew. */
  abstract forgiveLogin(email: string): Promise<void>;

  abstract countRegistration(address: string | null): Promise<void>;
}
