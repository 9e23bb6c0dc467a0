import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SessionAnswer } from '../../model/index.js';
import { RefreshCookies } from '../../sessions/index.js';
import { type OpenedSession, SessionTokens } from '../session-tokens.js';
import { DeviceCookies } from './device-cookies.js';

/** How a browser receives its session. */
@Injectable()
export class SessionReply {
  constructor(
    private readonly tokens: SessionTokens,
    private readonly cookies: RefreshCookies,
    private readonly devices: DeviceCookies,
  ) {}

  /** Of who has just signed in: the session that the browser's cookie had before ends, whoever's it was. */
  async signedIn(reply: FastifyReply, opened: OpenedSession): Promise<SessionAnswer> {
    await this.tokens.end({ refresh: this.cookies.read(reply.request, opened.kind), access: null });
    this.devices.set(reply, opened.account.id);
    return this.renewed(reply, opened);
  }

  /** With its next refresh token. */
  renewed(reply: FastifyReply, opened: OpenedSession): SessionAnswer {
    const { account, kind, accessToken, expiresIn } = opened;
    this.cookies.set(reply, opened);
    return {
      success: true,
      token: accessToken,
      expiresIn,
      userType: kind,
      mustChangePassword: account.mustChangePassword,
      user: { id: account.id, email: account.email ?? '', name: account.name },
    };
  }
}
