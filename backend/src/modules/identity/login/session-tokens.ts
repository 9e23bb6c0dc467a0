import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { type Account, Accounts, type Settling } from '../accounts/index.js';
import { type Caller, sessionOver, wrongCredentials } from '../model/index.js';
import {
  AccessTokens,
  type RefreshToken,
  RefreshTokens,
  Session,
  SessionCallers,
  type SessionKind,
  Sessions,
  TOKEN_SECONDS,
} from '../sessions/index.js';
import { SessionOpenings } from './session-openings.store.js';

/** A session as it is handed to the device that opened or renewed it. */
export interface OpenedSession {
  readonly account: Account;
  readonly kind: SessionKind;
  readonly accessToken: string;
  /** Seconds for which the access token is good. */
  readonly expiresIn: number;
  readonly refreshToken: string;
  /** Seconds for which the refresh token is worth keeping. */
  readonly refreshSeconds: number;
}

/** A session's way: opened, renewed with each refresh token, ended. */
@Injectable()
export class SessionTokens {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly openings: SessionOpenings,
    private readonly callers: SessionCallers,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly clock: Clock,
  ) {}

  /** Opens a session for someone whose password was right; INVALID_CREDENTIALS when it was replaced meanwhile. */
  async open(account: Account, caller: Caller): Promise<OpenedSession> {
    const { session, refresh, now } = this.newSession(account, caller);
    if (!(await this.openings.add(account, session, caller, now))) throw wrongCredentials();
    return this.handOver(account, session, refresh);
  }

  /** The same in one statement, for who needs no second factor and comes on a device that the account knows; else null. */
  async openAtOnce(account: Account, caller: Caller, settling: Settling): Promise<OpenedSession | null> {
    const { session, refresh } = this.newSession(account, caller);
    if (!(await this.openings.addAtOnce(account, session, settling))) return null;
    return this.handOver(account, session, refresh);
  }

  /** Exchanges a refresh token for its successor and a new access token; TOKEN_EXPIRED when the session is over. */
  async refresh(text: string | null, kind: SessionKind): Promise<OpenedSession> {
    const presented = text === null ? null : this.refreshTokens.read(text);
    if (!presented) throw sessionOver();
    const successor = this.refreshTokens.successorOf(presented);
    const session = await this.sessions.change(presented.sessionId, (stored, now) => {
      if (stored.kind !== kind) return null;
      const outcome = stored.refresh(presented.hash, successor.hash, now);
      return outcome === 'rotated' || outcome === 'repeated' ? stored : null;
    });
    const account = session && (await this.accounts.find({ id: session.accountId }));
    if (!account || account.isBlocked || account.isErased) throw sessionOver();
    return this.handOver(account, session, successor);
  }

  /** Ends the sessions behind the tokens that are shown. Tokens that mean nothing are no failure: who leaves is out. */
  async end(shown: { refresh: string | null; access: string | null }): Promise<void> {
    const ids = [this.byRefresh(shown.refresh), this.byAccess(shown.access)];
    for (const id of new Set(ids.filter((known) => known !== null))) {
      await this.sessions.change(id, (session, now) => session.end('logout', now));
    }
  }

  private newSession(account: Account, caller: Caller) {
    const now = this.clock.now();
    const refresh = this.refreshTokens.first(newId());
    const session = Session.open(
      { id: refresh.sessionId, accountId: account.id, kind: account.role, tokenHash: refresh.hash },
      this.callers.seal(refresh.sessionId, account.id, caller),
      now,
    );
    return { session, refresh, now };
  }

  /** What the device receives for a session that stands. */
  private handOver(account: Account, session: Session, refresh: RefreshToken): OpenedSession {
    const { kind } = session;
    return {
      account,
      kind,
      accessToken: this.accessTokens.issue({ accountId: account.id, sessionId: session.id, kind }),
      expiresIn: TOKEN_SECONDS[kind],
      refreshToken: refresh.text,
      refreshSeconds: session.secondsLeft(this.clock.now()),
    };
  }

  private byRefresh(text: string | null): string | null {
    return (text && this.refreshTokens.read(text)?.sessionId) || null;
  }

  private byAccess(token: string | null): string | null {
    const claims = token ? this.accessTokens.read(token) : null;
    return claims === 'expired' ? null : (claims?.sessionId ?? null);
  }
}
