import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlatformConfig } from '../../../../platform/config/platform.config.js';
import type { OpenedSession } from '../../application/open-session.js';
import type { SessionKind } from '../../domain/session.js';

const NAMES: Readonly<Record<SessionKind, string>> = { user: 'nitido_refresh', admin: 'nitido_admin_refresh' };
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** The refresh token's cookie: out of scripts' reach, sent to /api/auth by our own pages only. */
@Injectable()
export class RefreshCookies {
  private readonly secure: boolean;

  constructor(config: PlatformConfig) {
    this.secure = !LOOPBACK.includes(new URL(config.publicUrl).hostname);
  }

  read(request: FastifyRequest, kind: SessionKind): string | null {
    return request.cookies[NAMES[kind]] ?? null;
  }

  keep(reply: FastifyReply, { kind, refreshToken, refreshSeconds }: OpenedSession): void {
    reply.setCookie(NAMES[kind], refreshToken, { ...this.flags(), maxAge: refreshSeconds });
  }

  drop(reply: FastifyReply, kind: SessionKind): void {
    reply.clearCookie(NAMES[kind], this.flags());
  }

  private flags() {
    return { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: this.secure } as const;
  }
}
