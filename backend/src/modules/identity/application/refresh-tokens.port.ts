/** A long-lived token of a session, known to the browser's cookie only; we keep its hash. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly text: string;
  readonly hash: Buffer;
}

/** Makes and reads refresh tokens. Each one has exactly one successor, which only we can compute. */
export abstract class RefreshTokens {
  abstract first(sessionId: string): RefreshToken;

  /** The token behind a text, or null when we never made it. */
  abstract read(text: string): RefreshToken | null;

  abstract successorOf(token: RefreshToken): RefreshToken;
}
