/** What an access token says: ids only, never personal data. `temp` serves billing calls and has no session. */
export interface TokenClaims {
  readonly accountId: string;
  readonly sessionId: string | null;
  readonly kind: 'temp' | 'user' | 'admin';
}

/** Seconds for which a token is good. */
export const TOKEN_SECONDS = { user: 15 * 60, admin: 15 * 60, temp: 60 * 60 } as const;

/** The short-lived tokens that go with each call. */
export abstract class AccessTokens {
  abstract issue(claims: TokenClaims): string;

  /** What a token says; `expired` when it was ours and its time is over; null when it was never ours. */
  abstract read(token: string): TokenClaims | 'expired' | null;
}
