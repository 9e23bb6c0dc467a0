import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { THROTTLER_SKIP } from '@nestjs/throttler/dist/throttler.constants.js';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../kernel/errors.js';
import { PlatformConfig } from '../config/platform.config.js';
import { networkOf } from './address-networks.js';
import { onceARoute } from './once-a-route.js';
import { replyOf, requestOf } from './request-of.js';
import { ThrottleWindows } from './throttle-windows.js';

const MINUTE_MS = 60_000;
/** Requests a minute from one address: above what a shared office needs, below what harms. */
const REQUESTS = 900;
/** As `@SkipThrottle()` marks a route. */
const SKIP = `${THROTTLER_SKIP}default`;

/**
 * Holds each address to a number of requests a minute, and says in X-RateLimit headers how many are left. One count an address,
 * whichever routes it calls; the library's own guard asks each route for its limit, time, key and more at each request.
 */
@Injectable()
export class ThrottleGuard implements CanActivate {
  private readonly windows = new ThrottleWindows(MINUTE_MS);
  private readonly isHeld = onceARoute((targets) => !this.reflector.getAllAndOverride<boolean>(SKIP, targets));

  constructor(
    private readonly reflector: Reflector,
    private readonly config: PlatformConfig,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.config.rateLimited || !this.isHeld(context)) return true;
    const reply = replyOf(context);
    const { hits, seconds } = this.windows.hit(networkOf(requestOf(context).ip));
    if (hits > REQUESTS) throw tooManyRequests(reply, seconds);
    reply.header('x-ratelimit-limit', REQUESTS);
    reply.header('x-ratelimit-remaining', REQUESTS - hits);
    reply.header('x-ratelimit-reset', seconds);
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
