import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { PlatformConfig } from '../../../../platform/config/platform.config.js';
import { requestOf } from '../../../../platform/http/request-of.js';
import { forbidden } from '../../model/index.js';

/** For routes that a cookie alone opens: a browser must be on our own page. Programs send neither header. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(private readonly config: PlatformConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers, host } = requestOf(context);
    const site = headers['sec-fetch-site'];
    const fromElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (fromElsewhere || !this.isOurs(headers.origin, host)) throw forbidden();
    return true;
  }

  private isOurs(origin: string | undefined, host: string): boolean {
    if (origin === undefined) return true;
    const url = URL.canParse(origin) ? new URL(origin) : null;
    if (!url) return false;
    return url.origin === new URL(this.config.publicUrl).origin || (!this.config.production && url.host === host);
  }
}
