import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../../platform/clock.js';
import type { Principal } from '../../../../platform/http/access.js';
import { DailyQuota } from '../application/daily-quota.js';
import { quotaHeaders } from './allowance-headers.js';

/** Puts the day's allowance into the headers of a lookup's answer, whether it is good or bad. Administrators have none. */
@Injectable()
export class QuotaHeaders {
  constructor(
    private readonly allowance: DailyQuota,
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
    const view = await this.allowance.view(accountId).catch(() => null);
    if (view) reply.headers(quotaHeaders(view, this.clock.now()));
  }
}
