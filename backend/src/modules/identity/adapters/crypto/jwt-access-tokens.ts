import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../../../../platform/clock.js';
import { AccessTokens, TOKEN_SECONDS, type TokenClaims } from '../../application/access-tokens.port.js';

const ISSUER = 'nitido';
const MOST_REMEMBERED = 20_000;
const LONGEST_TOKEN = 1_024;

interface Payload {
  readonly sub: string;
  readonly sid?: string;
  readonly kind: TokenClaims['kind'];
  readonly exp: number;
}

/** JWT (HS256). A token that was verified once is known by its text until it expires. */
@Injectable()
export class JwtAccessTokens extends AccessTokens {
  private readonly verified = new Map<string, { claims: TokenClaims; exp: number }>();

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {
    super();
  }

  issue({ accountId, sessionId, kind }: TokenClaims): string {
    const iat = this.seconds();
    const claims = { sub: accountId, kind, iss: ISSUER, iat, exp: iat + TOKEN_SECONDS[kind] };
    return this.jwt.sign(sessionId ? { ...claims, sid: sessionId } : claims, { algorithm: 'HS256' });
  }

  read(token: string): TokenClaims | 'expired' | null {
    const now = this.seconds();
    const known = this.verified.get(token) ?? this.verify(token);
    if (!known) return null;
    if (known.exp > now) return known.claims;
    this.verified.delete(token);
    return 'expired';
  }

  private verify(token: string): { claims: TokenClaims; exp: number } | null {
    const payload = token.length <= LONGEST_TOKEN ? this.genuine(token) : null;
    if (!payload) return null;
    const { sub, sid, kind, exp } = payload;
    const entry = { claims: { accountId: sub, sessionId: sid ?? null, kind }, exp };
    if (exp > this.seconds()) this.remember(token, entry);
    return entry;
  }

  private genuine(token: string): Payload | null {
    try {
      const payload = this.jwt.verify<Payload>(token, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        ignoreExpiration: true,
      });
      return payload.kind in TOKEN_SECONDS && (payload.kind === 'temp') === (payload.sid === undefined)
        ? payload
        : null;
    } catch {
      return null;
    }
  }

  private remember(token: string, entry: { claims: TokenClaims; exp: number }): void {
    const oldest = this.verified.keys().next();
    if (this.verified.size >= MOST_REMEMBERED && !oldest.done) this.verified.delete(oldest.value);
    this.verified.set(token, entry);
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
