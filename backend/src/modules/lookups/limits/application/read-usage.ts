import { Injectable } from '@nestjs/common';
import { brazilianDay, firstOfMonth } from '../../../../kernel/brazilian-day.js';
import { Clock } from '../../../../platform/clock.js';
import { AccountUsage } from '../../usage/index.js';
import { type AccountRestriction, AccountRestrictions } from './account-restrictions.port.js';
import { DailyQuota, type QuotaView } from './daily-quota.js';
import { QuotaStore } from './quota-store.port.js';

export interface Usage extends QuotaView {
  readonly byType: Readonly<Record<string, number>>;
  readonly standing: AccountRestriction;
}

/** What an account has used of its day and its month, and whether its lookups are limited beyond that. */
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

  /** What counted in this month, in Brasília, and what of it the account's history has. */
  async month(accountId: string) {
    const { day, endsAt } = brazilianDay(this.clock.now());
    const desde = firstOfMonth(day);
    const from = new Date(`${desde}T00:00:00-03:00`);
    const [usadas, porTipo, days] = await Promise.all([
      this.book.usedSince(accountId, desde),
      this.usage.foundByType(accountId, from, endsAt),
      this.usage.since(accountId, from),
    ]);
    const semDados = days.reduce((total, { others }) => total + others, 0);
    return { desde, usadas, semDados, porTipo };
  }
}
