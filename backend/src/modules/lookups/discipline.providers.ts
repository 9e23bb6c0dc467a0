import type { Provider, Type } from '@nestjs/common';
import { PlatformConfig } from '../../platform/config/platform.config.js';
import { PlanDailyLimits } from './adapters/billing/plan-daily-limits.js';
import { GetUsageController } from './adapters/http/discipline/get-usage.controller.js';
import { ToldAllowance } from './adapters/http/discipline/told-allowance.js';
import { DisciplineAccountData } from './adapters/persistence/discipline/discipline-account-data.js';
import { PgAllowanceBook } from './adapters/persistence/discipline/pg-allowance-book.js';
import { ReturnIdleAllowances } from './adapters/persistence/discipline/return-idle-allowances.js';
import { AllowanceBook } from './application/discipline/allowance-book.port.js';
import { DailyAllowance } from './application/discipline/daily-allowance.js';
import { DailyLimits } from './application/discipline/daily-limits.port.js';
import { LookupDiscipline } from './application/discipline/lookup-discipline.js';
import { LookupPace } from './application/discipline/lookup-pace.js';
import { ReadUsage } from './application/discipline/read-usage.js';
import { LookupsConfig } from './lookups.config.js';

/** How much and how fast an account may look up: a part of the module, which would be too long in one file. */
export const disciplineControllers: Type[] = [GetUsageController];

export const disciplineProviders: Provider[] = [
  {
    provide: LookupPace,
    inject: [LookupsConfig, PlatformConfig],
    useFactory: (config: LookupsConfig, platform: PlatformConfig) =>
      new LookupPace(platform.rateLimited ? config.LOOKUPS_PER_MINUTE : null, config.LOOKUPS_BURST),
  },
  { provide: AllowanceBook, useClass: PgAllowanceBook },
  { provide: DailyLimits, useClass: PlanDailyLimits },
  DailyAllowance,
  LookupDiscipline,
  ReadUsage,
  ToldAllowance,
  DisciplineAccountData,
  ReturnIdleAllowances,
];
