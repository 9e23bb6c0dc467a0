/** Limits on guessing and on mass registration, counted for all instances together. Beyond them: RATE_LIMITED. */
export abstract class AttemptLimits {
  abstract countLogin(email: string, address: string | null): Promise<void>;

  /** After a right password the e-mail starts anew. */
  abstract forgiveLogin(email: string): Promise<void>;

  abstract countRegistration(address: string | null): Promise<void>;
}
