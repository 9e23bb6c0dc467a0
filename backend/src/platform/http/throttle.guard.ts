import { type ExecutionContext, Injectable } from '@nestjs/common';
import {
  ThrottlerGuard,
  type ThrottlerLimitDetail,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
} from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { type AppError, rateLimited } from '../../kernel/errors.js';
import type { PlatformConfig } from '../config/platform.config.js';
import { networksOf } from './address-networks.js';
import { tellRefusal } from './limit-headers.js';
import { replyOf, requestOf } from './request-of.js';
import { ThrottleWindows } from './throttle-windows.js';

/** Requests a minute from one address: above what a shared office needs, below what harms. */
const REQUESTS = 900;

/** Holds each address to a number of requests a minute, whichever routes it calls, and says in X-RateLimit headers how many are left. */
@Injectable()
export class ThrottleGuard extends ThrottlerGuard {
  /** Of an IPv6 address the wider networks too, each with a higher ceiling: not by what the nearest one is refused. */
  protected override async handleRequest(props: ThrottlerRequest): Promise<boolean> {
    const { context, limit, ttl, blockDuration } = props;
    const [nearest, ...wider] = networksOf(requestOf(context).ip);
    const isAllowed = await super.handleRequest({ ...props, getTracker: () => nearest.name });
    for (const { name, times } of wider) {
      const most = limit * times;
      const hit = await this.storageService.increment(name, ttl, most, blockDuration, name);
      if (hit.isBlocked) throw tooManyRequests(replyOf(context), most, hit.timeToExpire);
    }
    return isAllowed;
  }

  protected override async throwThrottlingException(
    context: ExecutionContext,
    { timeToExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    throw tooManyRequests(replyOf(context), REQUESTS, timeToExpire);
  }
}

/** The refusal of an address that sent more than `most` in a minute, with its headers. */
export function tooManyRequests(reply: FastifyReply, most: number, seconds: number): AppError {
  const text = 'Muitas requisições em pouco tempo. Aguarde e tente novamente.';
  const refusal = rateLimited(text, { politica: 'endereco', porMinuto: most })(seconds);
  tellRefusal(reply, refusal);
  return refusal;
}

export function throttleOptions(config: PlatformConfig): ThrottlerModuleOptions {
  return {
    throttlers: [{ ttl: 60_000, limit: REQUESTS }],
    storage: new ThrottleWindows(),
    skipIf: () => !config.rateLimited,
    generateKey: (_context, tracker) => tracker,
  };
}
