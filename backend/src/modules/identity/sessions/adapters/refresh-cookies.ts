import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlatformConfig } from '../../../../platform/config/platform.config.js';
import { cookiesOf } from '../../../../platform/http/request-cookies.js';
import type { SessionKind } from '../session.js';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** How our cookies travel: out of scripts' reach, to /api/auth only, from our own pages only, encrypted but on loopback. */
@Injectable()
export class CookieFlags {
  readonly strict: { path: string; httpOnly: true; sameSite: 'strict'; secure: boolean };

  constructor(config: PlatformConfig) {
    const secure = !LOOPBACK.includes(new URL(config.publicUrl).hostname);
    this.strict = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure };
  }

  /** The name under which a browser takes the cookie from us encrypted, or not at all. */
  named(name: string): string {
    return this.strict.secure ? `__Secure-${name}` : name;
  }
}

const NAMES: Readonly<Record<SessionKind, string>> = { user: 'nitido_refresh', admin: 'nitido_admin_refresh' };

interface RenewableSession {
  readonly kind: SessionKind;
  readonly refreshToken: string;
  /** Seconds for which the refresh token is worth keeping. */
  readonly refreshSeconds: number;
}

/** The refresh token's cookie. */
@Injectable()
export class RefreshCookies {
  constructor(private readonly flags: CookieFlags) {}

  read(request: FastifyRequest, kind: SessionKind): string | null {
    return cookiesOf(request)[this.flags.named(NAMES[kind])] ?? null;
  }

  set(reply: FastifyReply, { kind, refreshToken, refreshSeconds }: RenewableSession): void {
    reply.setCookie(this.flags.named(NAMES[kind]), refreshToken, { ...this.flags.strict, maxAge: refreshSeconds });
  }

  clear(reply: FastifyReply, kind: SessionKind): void {
    reply.clearCookie(this.flags.named(NAMES[kind]), this.flags.strict);
  }
}
