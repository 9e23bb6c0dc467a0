import { Injectable } from '@nestjs/common';
import type { PlanId } from '../../../kernel/plans.js';
import { SettingOverrides } from '../../../platform/settings/setting-overrides.js';
import { BillingConfig } from '../billing.config.js';

/** What administrators change of this module's settings, as it is at this moment. */
@Injectable()
export class BillingSettings {
  constructor(
    private readonly config: BillingConfig,
    private readonly overrides: SettingOverrides,
  ) {}

  /** Found lookups a day that the plan allows. */
  dailyLookups(plan: PlanId): number {
    return this.overrides.number(this.config, DAILY_LOOKUPS[plan]);
  }
}

const DAILY_LOOKUPS = {
  bronze: 'PLAN_DAILY_LOOKUPS_BRONZE',
  silver: 'PLAN_DAILY_LOOKUPS_SILVER',
  gold: 'PLAN_DAILY_LOOKUPS_GOLD',
} as const satisfies Record<PlanId, keyof BillingConfig>;
