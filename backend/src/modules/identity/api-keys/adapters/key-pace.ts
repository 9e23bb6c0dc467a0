import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { PlatformConfig } from '../../../../platform/config/platform.config.js';
import { IdentityConfig } from '../../identity.config.js';
import { keyTooFast } from '../key-refusals.js';

const MINUTE_MS = 60_000;

/** Holds each key to a number of calls a minute on this instance, and says so in every answer that no other limit decides. */
@Injectable()
export class KeyPace {
  private readonly windows = new LRUCache<string, { calls: number; readonly endsAt: number }>({ max: 20_000 });

  constructor(
    private readonly config: IdentityConfig,
    private readonly platform: PlatformConfig,
  ) {}

  /** Takes one call, or throws RATE_LIMITED with the seconds to wait. */
  take(keyId: string, reply: FastifyReply, now = Date.now()): void {
    if (!this.platform.rateLimited) return;
    const perMinute = this.config.API_KEY_CALLS_PER_MINUTE;
    const known = this.windows.get(keyId);
    const window = known && known.endsAt > now ? known : { calls: 0, endsAt: now + MINUTE_MS };
    this.windows.set(keyId, window);
    window.calls++;
    const seconds = Math.ceil((window.endsAt - now) / 1_000);
    const left = Math.max(0, perMinute - window.calls);
    void reply.headers({
      'ratelimit-policy': `"chave";q=${perMinute};w=60`,
      ratelimit: `"chave";r=${left};t=${seconds}`,
    });
    if (window.calls > perMinute) throw keyTooFast(perMinute, seconds);
  }
}
