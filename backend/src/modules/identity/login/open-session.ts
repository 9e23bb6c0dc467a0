import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { type Account, Accounts } from '../accounts/index.js';
import type { Caller } from '../model/index.js';
import {
  AccessTokens,
  type RefreshToken,
  RefreshTokens,
  Session,
  type SessionKind,
  Sessions,
  TOKEN_SECONDS,
} from '../sessions/index.js';

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

/** Opens a session for someone whose password was right, and notes the time of this login. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly clock: Clock,
  ) {}

  async execute(account: Account, caller: Caller): Promise<OpenedSession> {
    const now = this.clock.now();
    const refresh = this.refreshTokens.first(newId());
    const session = Session.open(
      { id: refresh.sessionId, accountId: account.id, kind: account.role, tokenHash: refresh.hash },
      caller,
      now,
    );
    await this.accounts.change(account.id, (stored) => stored.recordLogin(now));
    await this.sessions.add(session);
    return this.handOver(account, session, refresh);
  }

  /** What the device receives for a session that stands. */
  handOver(account: Account, session: Session, refresh: RefreshToken): OpenedSession {
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
}
