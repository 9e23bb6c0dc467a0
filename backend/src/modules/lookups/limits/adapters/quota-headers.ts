import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { secondsUntil } from '../../../../kernel/brazilian-day.js';
import { AppError } from '../../../../kernel/errors.js';
import { Clock } from '../../../../platform/clock.js';
import type { Principal } from '../../../../platform/http/access.js';
import { LookupsConfig } from '../../lookups.config.js';
import { AccountRestrictions } from '../application/account-restrictions.port.js';
import { DailyQuota, type QuotaView } from '../application/daily-quota.js';
import { secondsOf } from '../application/paused.js';

const DAY_SECONDS = 86_400;

/** Puts the daily quota, and that lookups are slowed, into the headers of a lookup's answer, good or bad. Administrators have none. */
@Injectable()
export class QuotaHeaders {
  constructor(
    private readonly quota: DailyQuota,
    private readonly restrictions: AccountRestrictions,
    private readonly config: LookupsConfig,
    private readonly clock: Clock,
  ) {}

  async with<Answer>(reply: FastifyReply, caller: Principal, lookUp: () => Promise<Answer>): Promise<Answer> {
    let refused: unknown;
    try {
      return await lookUp();
    } catch (failure) {
      refused = failure;
      throw failure;
    } finally {
      const pace = paceHeaders(refused);
      if (pace) void reply.headers(pace);
      else if (caller.kind !== 'admin') await this.tell(reply, caller.accountId);
    }
  }

  /** An answer without them is better than none. */
  private async tell(reply: FastifyReply, accountId: string): Promise<void> {
    try {
      const view = await this.quota.view(accountId);
      const { measure } = await this.restrictions.of(accountId);
      const slowed = measure === 'slowed' ? `, "lenta";q=1;w=${secondsOf(this.config.SLOWED_LOOKUP_MS)}` : '';
      void reply.headers(quotaHeaders(view, this.clock.now(), slowed));
    } catch {}
  }
}

/** What a refusal by the account's pace says, which is not the day's doing; null for any other answer. */
function paceHeaders(refused: unknown): Record<string, string> | null {
  if (!(refused instanceof AppError)) return null;
  const { politica, porMinuto } = (refused.details ?? {}) as { politica?: string; porMinuto?: number };
  if (politica !== 'ritmo') return null;
  return { 'ratelimit-policy': `"ritmo";q=${porMinuto};w=60`, ratelimit: `"ritmo";r=0;t=${refused.retryAfterSeconds}` };
}

/** What a lookup's answer says of the daily quota: as the IETF's draft has it. */
function quotaHeaders({ limit, used, renewsAt }: QuotaView, now: Date, slowed: string): Record<string, string> {
  return {
    'ratelimit-policy': `"diario";q=${limit};w=${DAY_SECONDS}${slowed}`,
    ratelimit: `"diario";r=${Math.max(0, limit - used)};t=${secondsUntil(renewsAt, now)}`,
  };
}
