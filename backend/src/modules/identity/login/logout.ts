import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { AccessTokens, RefreshTokens, Sessions } from '../sessions/index.js';

/** Ends the sessions behind the tokens that are shown. Tokens that mean nothing are no failure: who leaves is out. */
@Injectable()
export class Logout {
  constructor(
    private readonly refreshTokens: RefreshTokens,
    private readonly accessTokens: AccessTokens,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute(shown: { refresh: string | null; access: string | null }): Promise<void> {
    const ids = [this.byRefresh(shown.refresh), this.byAccess(shown.access)];
    for (const id of new Set(ids.filter((known) => known !== null))) {
      await this.sessions.change(id, (session) => session.end('logout', this.clock.now()));
    }
  }

  private byRefresh(text: string | null): string | null {
    return (text && this.refreshTokens.read(text)?.sessionId) || null;
  }

  private byAccess(token: string | null): string | null {
    const claims = token ? this.accessTokens.read(token) : null;
    return claims === 'expired' ? null : (claims?.sessionId ?? null);
  }
}
