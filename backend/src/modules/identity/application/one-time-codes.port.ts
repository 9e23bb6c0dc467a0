/** Codes of authenticator apps (TOTP, RFC 6238: six digits, thirty seconds). */
export abstract class OneTimeCodes {
  abstract newSecret(): string;

  /** What the app reads from the QR code. */
  abstract addressOf(secret: string, username: string): string;

  /** The time step, at most one from now, of which `code` is the code; null when it is of none. */
  abstract stepOf(code: string, secret: string, now: Date): number | null;
}
