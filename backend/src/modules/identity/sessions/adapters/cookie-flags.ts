import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../../../../platform/config/platform.config.js';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** How our cookies travel: out of scripts' reach, to /api/auth only, from our own pages only, encrypted but on loopback. */
@Injectable()
export class CookieFlags {
  readonly strict: { path: string; httpOnly: true; sameSite: 'strict'; secure: boolean };

  constructor(config: PlatformConfig) {
    const secure = !LOOPBACK.includes(new URL(config.publicUrl).hostname);
    this.strict = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure };
  }
}
