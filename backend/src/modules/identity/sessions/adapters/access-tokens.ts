import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../../../../platform/clock.js';
import { ExpiringMap } from '../../../../platform/expiring-map.js';
import { isUuid } from '../../../../platform/ids.js';

/** What an access token says: ids only, never personal data. `temp` serves billing calls and has no session. */
export interface TokenClaims {
  readonly accountId: string;
  readonly sessionId: string | null;
  readonly kind: 'temp' | 'user' | 'admin';
  /** Of a temporary token, which ends with all sessions although it has none. */
  readonly credentialsVersion?: number;
}

/** Seconds for which a token is good. */
export const TOKEN_SECONDS = { user: 15 * 60, admin: 15 * 60, temp: 60 * 60 } as const;

const ISSUER = 'nitido';
/** Whom our tokens are for: this API, and no other service that trusts the same issuer. */
const AUDIENCE = 'nitido-api';
const MOST_REMEMBERED = 120_000;
const LONGEST_TOKEN = 1_024;
/** How far the clocks of two instances may be apart. */
const SKEW_SECONDS = 60;

interface Payload {
  readonly sub: string;
  readonly sid?: string;
  readonly ver?: number;
  readonly kind: TokenClaims['kind'];
  readonly exp: number;
}

interface Verified {
  readonly claims: TokenClaims;
  readonly exp: number;
}

/**
 * The short-lived tokens that go with each call.
 * JWT (HS256). A token that was verified once is known by its text until it expires.
 */
@Injectable()
export class AccessTokens {
  /** For as long as the longest of them lasts; each says itself when it ends. */
  private readonly verified = new ExpiringMap<Verified>(TOKEN_SECONDS.temp * 1_000, MOST_REMEMBERED);

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {}

  issue({ accountId, sessionId, kind, credentialsVersion: ver }: TokenClaims): string {
    const iat = this.seconds();
    const claims = { sub: accountId, kind, iss: ISSUER, aud: AUDIENCE, iat, exp: iat + TOKEN_SECONDS[kind] };
    return this.jwt.sign({ ...claims, ...(sessionId ? { sid: sessionId } : { ver }) }, { algorithm: 'HS256' });
  }

  /** What a token says; `expired` when it was ours and its time is over; null when it was never ours. */
  read(token: string): TokenClaims | 'expired' | null {
    const now = this.seconds();
    const known = this.verified.get(token) ?? this.verify(token);
    if (!known) return null;
    const left = known.exp - now;
    if (left > 0 && left <= TOKEN_SECONDS[known.claims.kind] + SKEW_SECONDS) return known.claims;
    // One that would be good for longer than it was issued for comes from before the clock was set back.
    this.verified.delete(token);
    return 'expired';
  }

  private verify(token: string): Verified | null {
    const payload = token.length <= LONGEST_TOKEN ? this.genuine(token) : null;
    if (!payload) return null;
    const { sub, sid, ver, kind, exp } = payload;
    const bound = kind === 'temp' ? { credentialsVersion: ver as number } : {};
    const entry = { claims: { accountId: sub, sessionId: sid ?? null, kind, ...bound }, exp };
    if (exp > this.seconds()) this.verified.set(token, entry);
    return entry;
  }

  private genuine(token: string): Payload | null {
    try {
      const payload = this.jwt.verify<Record<string, unknown>>(token, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        ignoreExpiration: true,
      });
      return makesSense(payload) ? payload : null;
    } catch {
      return null;
    }
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

/** The seal says that we made it; this says that what we made is a token of today's shape. */
function makesSense(payload: Record<string, unknown>): payload is Record<string, unknown> & Payload {
  const { sub, sid, ver, kind, exp } = payload;
  const known = typeof kind === 'string' && Object.hasOwn(TOKEN_SECONDS, kind);
  const session =
    kind === 'temp' ? sid === undefined && Number.isSafeInteger(ver) : typeof sid === 'string' && isUuid(sid);
  return known && session && typeof sub === 'string' && isUuid(sub) && Number.isSafeInteger(exp);
}
