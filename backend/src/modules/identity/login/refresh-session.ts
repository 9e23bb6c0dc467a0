import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Accounts } from '../accounts/index.js';
import { sessionOver } from '../model/index.js';
import { RefreshTokens, type SessionKind, Sessions } from '../sessions/index.js';
import { type OpenedSession, OpenSession } from './open-session.js';

/** Exchanges a refresh token for its successor and a new access token; TOKEN_EXPIRED when the session is over. */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly refreshTokens: RefreshTokens,
    private readonly sessions: Sessions,
    private readonly accounts: Accounts,
    private readonly openSession: OpenSession,
    private readonly clock: Clock,
  ) {}

  async execute(text: string | null, kind: SessionKind): Promise<OpenedSession> {
    const presented = text === null ? null : this.refreshTokens.read(text);
    if (!presented) throw sessionOver();
    const successor = this.refreshTokens.successorOf(presented);
    const now = this.clock.now();
    const session = await this.sessions.change(presented.sessionId, (stored) => {
      if (stored.kind !== kind) return null;
      const outcome = stored.refresh(presented.hash, successor.hash, now);
      return outcome === 'rotated' || outcome === 'repeated' ? stored : null;
    });
    const account = session && (await this.accounts.find({ id: session.accountId }));
    if (!account || account.isBlocked || account.isRemoved || account.isErased) throw sessionOver();
    return this.openSession.handOver(account, session, successor);
  }
}
