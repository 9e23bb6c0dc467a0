import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail, type ThrottlerModuleOptions } from '@nestjs/throttler';
import { THROTTLER_SKIP } from '@nestjs/throttler/dist/throttler.constants.js';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../kernel/errors.js';
import type { PlatformConfig } from '../config/platform.config.js';
import { networkOf } from './address-networks.js';
import { ThrottleWindows } from './throttle-windows.js';

const MINUTE_MS = 60_000;
/** Requests a minute from one address: above what a shared office needs, below what harms. */
const REQUESTS = 900;

const HELD = { name: 'default', ttl: MINUTE_MS, blockDuration: MINUTE_MS, limit: REQUESTS };
const SKIP = THROTTLER_SKIP + HELD.name;

/** Holds each address to a number of requests a minute, and says in X-RateLimit headers how many are left. */
@Injectable()
export class ThrottleGuard extends ThrottlerGuard {
  /** The library asks each route for its own limit, time, key and more at each request: ours say at most that they are not held. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const skip = this.reflector.getAllAndOverride<boolean>(SKIP, [context.getHandler(), context.getClass()]);
    if (skip || this.commonOptions.skipIf?.(context)) return true;
    return this.handleRequest({
      context,
      throttler: HELD,
      ...HELD,
      getTracker: (request) => this.getTracker(request),
      generateKey: (...given) => this.generateKey(...given),
    });
  }

  /** One count an address, whichever routes it calls. */
  protected override generateKey(_context: ExecutionContext, address: string, name: string): string {
    return `${name} ${networkOf(address)}`;
  }

  protected override async throwThrottlingException(
    context: ExecutionContext,
    { limit, timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    void context
      .switchToHttp()
      .getResponse<FastifyReply>()
      .headers({
        'ratelimit-policy': `"endereco";q=${limit};w=60`,
        ratelimit: `"endereco";r=0;t=${timeToBlockExpire}`,
      });
    throw new AppError(
      'rate-limited',
      'RATE_LIMITED',
      'Muitas requisições em pouco tempo. Aguarde e tente novamente.',
      { retryAfterSeconds: timeToBlockExpire, details: { politica: 'endereco', porMinuto: limit } },
    );
  }
}

export function throttleOptions(config: PlatformConfig): ThrottlerModuleOptions {
  return {
    throttlers: [HELD],
    storage: new ThrottleWindows(),
    skipIf: () => !config.rateLimited,
  };
}
