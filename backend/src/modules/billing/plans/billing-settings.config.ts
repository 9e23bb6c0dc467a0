import { Injectable } from '@nestjs/common';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { DeclaredSettings, type FixedSetting, type NumberSetting } from '../../../platform/settings/setting.js';
import { SettingOverrides } from '../../../platform/settings/setting-overrides.js';
import { BillingConfig } from '../billing.config.js';

const MOST_A_DAY = 100_000;

/** What of this module's settings administrators see and change. */
@Injectable()
export class BillingSettings extends DeclaredSettings {
  readonly runtime: readonly NumberSetting[];
  readonly fixed: readonly FixedSetting[];
  private readonly byPlan: ReadonlyMap<PlanId, NumberSetting>;

  constructor(
    config: BillingConfig,
    private readonly overrides: SettingOverrides,
  ) {
    super();
    this.byPlan = new Map(PLAN_IDS.map((plan) => [plan, dailyLookups(plan, config)]));
    this.runtime = [...this.byPlan.values()];
    this.fixed = [
      { name: 'PAYMENT_GATEWAY', value: config.PAYMENT_GATEWAY },
      { name: 'PIX_RECEIVER_NAME', value: config.PIX_RECEIVER_NAME ?? '' },
    ];
  }

  /** Found lookups a day that the plan allows. */
  dailyLookups(plan: PlanId): number {
    const setting = this.byPlan.get(plan);
    return setting ? this.overrides.of(setting) : 0;
  }
}

function dailyLookups(plan: PlanId, config: BillingConfig): NumberSetting {
  const name = `PLAN_DAILY_LOOKUPS_${plan.toUpperCase()}`;
  return { name, kind: 'number', initial: config.dailyLookups(plan), least: 1, most: MOST_A_DAY };
}
