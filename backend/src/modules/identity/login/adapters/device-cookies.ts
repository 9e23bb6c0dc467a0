import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { cookiesOf } from '../../../../platform/http/request-cookies.js';
import { requestOf } from '../../../../platform/http/request-of.js';
import { CookieFlags } from '../../sessions/index.js';
import { KNOWN_SECONDS, KnownDevices } from '../known-devices.js';

const PREFIX = 'nitido_device_';
const OURS = /^(__Secure-)?nitido_device_/;
/** More accounts than anybody signs in to with one browser. */
const MOST_TOKENS = 20;

/** The tokens by which the caller's browser may be known to an account. */
export const DeviceTokens = createParamDecorator((_: unknown, context: ExecutionContext): string[] => {
  const own = Object.entries(cookiesOf(requestOf(context))).filter(([name]) => OURS.test(name));
  return own.slice(0, MOST_TOKENS).map(([, token]) => token ?? '');
});

/** Makes a browser known to the account whose owner has just signed in: one cookie an account, out of scripts' reach. */
@Injectable()
export class DeviceCookies {
  constructor(
    private readonly devices: KnownDevices,
    private readonly flags: CookieFlags,
  ) {}

  set(reply: FastifyReply, accountId: string): void {
    const name = this.flags.named(PREFIX + createHash('sha256').update(accountId).digest('hex').slice(0, 12));
    reply.setCookie(name, this.devices.issue(accountId), { ...this.flags.strict, maxAge: KNOWN_SECONDS });
  }
}
