import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerModuleOptions } from '@nestjs/throttler';
import { THROTTLER_SKIP } from '@nestjs/throttler/dist/throttler.constants.js';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../kernel/errors.js';
import type { PlatformConfig } from '../config/platform.config.js';
import { networkOf } from './address-networks.js';
import { onceARoute } from './once-a-route.js';
import { ThrottleWindows } from './throttle-windows.js';

const MINUTE_MS = 60_000;
/** Requests a minute from one address: above what a shared office needs, below what harms. */
const REQUESTS = 900;

const HELD = { name: 'default', ttl: MINUTE_MS, blockDuration: MINUTE_MS, limit: REQUESTS };
const SKIP = THROTTLER_SKIP + HELD.name;

/** Holds each address to a number of requests a minute, and says in X-RateLimit headers how many are left. */
@Injectable()
export class ThrottleGuard extends ThrottlerGuard {
  private readonly isHeld = onceARoute((targets) => !this.reflector.getAllAndOverride<boolean>(SKIP, targets));

  /**
   * One count an address, whichever routes it calls. The library asks each route for its own limit, time, key and more at each
   * request: ours say at most that they are not held.
   */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.isHeld(context) || this.commonOptions.skipIf?.(context)) return true;
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const windows = this.storageService as ThrottleWindows;
    const { totalHits, timeToExpire, isBlocked } = windows.hit(networkOf(http.getRequest().ip), MINUTE_MS, REQUESTS);
    if (isBlocked) throw tooManyRequests(reply, timeToExpire);
    reply.header('x-ratelimit-limit', REQUESTS);
    reply.header('x-ratelimit-remaining', REQUESTS - totalHits);
    reply.header('x-ratelimit-reset', timeToExpire);
    return true;
  }
}

function tooManyRequests(reply: FastifyReply, seconds: number): AppError {
  reply.header('ratelimit-policy', `"endereco";q=${REQUESTS};w=60`);
  reply.header('ratelimit', `"endereco";r=0;t=${seconds}`);
  return new AppError('rate-limited', 'RATE_LIMITED', 'Muitas requisições em pouco tempo. Aguarde e tente novamente.', {
    retryAfterSeconds: seconds,
    details: { politica: 'endereco', porMinuto: REQUESTS },
  });
}

export function throttleOptions(config: PlatformConfig): ThrottlerModuleOptions {
  return {
    throttlers: [HELD],
    storage: new ThrottleWindows(),
    skipIf: () => !config.rateLimited,
  };
}
