import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { secondsUntil } from '../../../../kernel/brazilian-day.js';
import { Clock } from '../../../../platform/clock.js';
import type { Principal } from '../../../../platform/http/access.js';
import { DailyQuota, type QuotaView } from '../application/daily-quota.js';

const DAY_SECONDS = 86_400;

/** Puts the daily quota into the headers of a lookup's answer, whether it is good or bad. Administrators have none. */
@Injectable()
export class QuotaHeaders {
  constructor(
    private readonly quota: DailyQuota,
    private readonly clock: Clock,
  ) {}

  async with<Answer>(reply: FastifyReply, caller: Principal, lookUp: () => Promise<Answer>): Promise<Answer> {
    try {
      return await lookUp();
    } finally {
      if (caller.kind !== 'admin') await this.tell(reply, caller.accountId);
    }
  }

  /** An answer without them is better than none. */
  private async tell(reply: FastifyReply, accountId: string): Promise<void> {
    const view = await this.quota.view(accountId).catch(() => null);
    if (view) reply.headers(quotaHeaders(view, this.clock.now()));
  }
}

/** What a lookup's answer says of the daily quota: as the IETF's draft has it, and as clients have long read it. */
function quotaHeaders({ limit, used, renewsAt }: QuotaView, now: Date): Record<string, string> {
  const remaining = Math.max(0, limit - used);
  const seconds = secondsUntil(renewsAt, now);
  return {
    'ratelimit-policy': `"diario";q=${limit};w=${DAY_SECONDS}`,
    ratelimit: `"diario";r=${remaining};t=${seconds}`,
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(seconds),
  };
}
