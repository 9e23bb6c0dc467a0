import { Injectable } from '@nestjs/common';
import { brazilianDay } from '../../../../kernel/brazilian-day.js';
import { Clock } from '../../../../platform/clock.js';
import { AccountUsage } from '../../usage/index.js';
import { type AccountRestriction, AccountRestrictions } from './account-restrictions.port.js';
import { DailyQuota, type QuotaView } from './daily-quota.js';
import { QuotaStore } from './quota-store.port.js';

export interface Usage extends QuotaView {
  readonly byType: Readonly<Record<string, number>>;
  readonly standing: AccountRestriction;
}

/** What an account has used of its day, and whether its lookups are limited beyond that. */
@Injectable()
export class ReadUsage {
  constructor(
    private readonly quota: DailyQuota,
    private readonly book: QuotaStore,
    private readonly usage: AccountUsage,
    private readonly restrictions: AccountRestrictions,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string): Promise<Usage> {
    const { day, endsAt } = brazilianDay(this.clock.now());
    const from = new Date(`${day}T00:00:00-03:00`);
    const [view, byType, standing] = await Promise.all([
      this.quota.exactView(accountId),
      this.usage.foundByType(accountId, from, endsAt),
      this.restrictions.of(accountId),
    ]);
    return { ...view, byType, standing };
  }

  /** What counted on that day and after it; kept for forty days. */
  usedSince(accountId: string, day: string): Promise<number> {
    return this.book.usedSince(accountId, day);
  }
}
