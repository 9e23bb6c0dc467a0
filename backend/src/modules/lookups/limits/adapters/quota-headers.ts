import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { secondsUntil } from '../../../../kernel/brazilian-day.js';
import { AppError } from '../../../../kernel/errors.js';
import { Clock } from '../../../../platform/clock.js';
import type { Principal } from '../../../../platform/http/access.js';
import { tellLimit, tellRefusal } from '../../../../platform/http/limit-headers.js';
import { LookupsConfig } from '../../lookups.config.js';
import { AccountRestrictions } from '../application/account-restrictions.port.js';
import { DailyQuota } from '../application/daily-quota.js';
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
      if (refused instanceof AppError && isByPace(refused)) tellRefusal(reply, refused);
      else if (caller.kind !== 'admin') await this.tell(reply, caller.accountId);
    }
  }

  /** An answer without them is better than none. */
  private async tell(reply: FastifyReply, accountId: string): Promise<void> {
    try {
      const { limit, used, renewsAt } = await this.quota.view(accountId);
      const { measure } = await this.restrictions.of(accountId);
      tellLimit(reply, {
        policy: 'diario',
        window: { most: limit, seconds: DAY_SECONDS },
        left: Math.max(0, limit - used),
        reset: secondsUntil(renewsAt, this.clock.now()),
        ...(measure === 'slowed' && { besides: { policy: 'lenta', window: this.slowed() } }),
      });
    } catch {
      // The answer is whole without them, and whoever could not read says so.
    }
  }

  private slowed() {
    return { most: 1, seconds: secondsOf(this.config.SLOWED_LOOKUP_MS) };
  }
}

/** Whether the account's pace refused, which is not the day's doing. */
function isByPace({ details }: AppError): boolean {
  return (details as { politica?: string } | undefined)?.politica === 'ritmo';
}
