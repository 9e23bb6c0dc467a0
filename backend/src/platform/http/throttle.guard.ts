import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail, type ThrottlerModuleOptions } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../kernel/errors.js';
import type { PlatformConfig } from '../config/platform.config.js';
import { networkOf } from './address-networks.js';
import { ThrottleWindows } from './throttle-windows.js';

const MINUTE_MS = 60_000;
/** Requests a minute from one address: above what a shared office needs, below what harms. */
const REQUESTS = 900;

/** Holds each address to a number of requests a minute, and says in X-RateLimit headers how many are left. */
@Injectable()
export class ThrottleGuard extends ThrottlerGuard {
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
    throttlers: [{ ttl: MINUTE_MS, limit: REQUESTS }],
    storage: new ThrottleWindows(),
    skipIf: () => !config.rateLimited,
  };
}
