import { Injectable } from '@nestjs/common';
import { BillingSettings, Subscriptions } from '../../../billing/index.js';
import { DailyLimits } from '../application/quota-store.port.js';

/** The plan in force at billing says how many lookups a day it allows; no plan, or one that is over, allows none. */
@Injectable()
export class PlanDailyLimits implements DailyLimits {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly settings: BillingSettings,
  ) {}

  async of(accountId: string): Promise<number> {
    const { active, planId } = await this.subscriptions.statusOf(accountId);
    return active && planId ? this.settings.dailyLookups(planId) : 0;
  }
}
