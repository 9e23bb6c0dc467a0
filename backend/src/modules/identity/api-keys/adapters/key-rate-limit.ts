import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PlatformConfig } from '../../../../platform/config/platform.config.js';
import { tellLimit } from '../../../../platform/http/limit-headers.js';
import { ThrottleWindows } from '../../../../platform/http/throttle-windows.js';
import { IdentityConfig } from '../../identity.config.js';
import { keyTooFast } from '../key-refusals.js';

const MINUTE_MS = 60_000;

/** Holds each key to a number of calls a minute on this instance, and says so in every answer that no other limit decides. */
@Injectable()
export class KeyRateLimit {
  private readonly windows = new ThrottleWindows();

  constructor(
    private readonly config: IdentityConfig,
    private readonly platform: PlatformConfig,
  ) {}

  /** Takes one call, or throws RATE_LIMITED with the seconds to wait. */
  take(keyId: string, reply: FastifyReply): void {
    if (!this.platform.rateLimited) return;
    const perMinute = this.config.API_KEY_CALLS_PER_MINUTE;
    const { totalHits, timeToExpire, isBlocked } = this.windows.hit(keyId, MINUTE_MS, perMinute);
    const left = Math.max(0, perMinute - totalHits);
    tellLimit(reply, { policy: 'chave', window: { most: perMinute, seconds: 60 }, left, reset: timeToExpire });
    if (isBlocked) throw keyTooFast(perMinute, timeToExpire);
  }
}
