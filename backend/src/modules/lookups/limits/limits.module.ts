import { Module } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';
import { BillingModule } from '../../billing/index.js';
import { LookupsConfig, LookupsSettings } from '../lookups.config.js';
import { LookupsSettingsModule } from '../lookups-settings.module.js';
import { DisciplineController } from './adapters/discipline.controller.js';
import { DisciplineAccountData } from './adapters/discipline-account-data.js';
import { ExchangeTraces } from './adapters/exchange-traces.js';
import { GetUsageController } from './adapters/get-usage.controller.js';
import { PgAllowanceBook } from './adapters/pg-allowance-book.js';
import { PgSharedTraces } from './adapters/pg-shared-traces.js';
import { PgStandings } from './adapters/pg-standings.js';
import { PlanDailyLimits } from './adapters/plan-daily-limits.js';
import { ReturnIdleAllowances } from './adapters/return-idle-allowances.js';
import { ToldAllowance } from './adapters/told-allowance.js';
import { AllowanceBook } from './application/allowance-book.port.js';
import { DailyAllowance } from './application/daily-allowance.js';
import { DailyLimits } from './application/daily-limits.port.js';
import { LookupDiscipline } from './application/lookup-discipline.js';
import { LookupPace } from './application/lookup-pace.js';
import { LookupWatch } from './application/lookup-watch.js';
import { ReadUsage } from './application/read-usage.js';
import { SharedTraces } from './application/shared-traces.port.js';
import { Standings } from './application/standings.port.js';
import { type Mark } from './domain/trace.js';
import { Observations } from './observations.store.js';

/** How much and how fast an account may look up. */
@Module({
  imports: [BillingModule, LookupsSettingsModule],
  controllers: [GetUsageController, DisciplineController],
  providers: [
    {
      provide: LookupPace,
      inject: [LookupsSettings, PlatformConfig],
      useFactory: (settings: LookupsSettings, { rateLimited }: PlatformConfig) =>
        new LookupPace(() => ({
          perMinute: rateLimited ? settings.inForce('LOOKUPS_PER_MINUTE') : null,
          burst: settings.inForce('LOOKUPS_BURST'),
        })),
    },
    { provide: AllowanceBook, useClass: PgAllowanceBook },
    { provide: DailyLimits, useClass: PlanDailyLimits },
    { provide: Standings, useClass: PgStandings },
    Observations,
    PgSharedTraces,
    { provide: SharedTraces, useExisting: PgSharedTraces },
    {
      provide: LookupWatch,
      inject: [Standings, SharedTraces, SubjectHash, Clock, PlatformConfig, LookupsConfig],
      useFactory: (
        standings: Standings,
        shared: SharedTraces,
        hash: SubjectHash,
        clock: Clock,
        { rateLimited }: PlatformConfig,
        { SLOWED_LOOKUP_MS }: LookupsConfig,
      ) => new LookupWatch(standings, shared, markOf(hash), clock, { on: rateLimited, delayMs: SLOWED_LOOKUP_MS }),
    },
    DailyAllowance,
    LookupDiscipline,
    ExchangeTraces,
    ReadUsage,
    ToldAllowance,
    DisciplineAccountData,
    ReturnIdleAllowances,
  ],
  exports: [LookupDiscipline, ToldAllowance, ReadUsage, Standings],
})
export class LimitsModule {}

/** Marks of one account: 48 bits of a keyed hash that is used for nothing else. */
function markOf(hash: SubjectHash): (accountId: string) => Mark {
  return (accountId) => (kind, text) => hash.of('lookup-discipline', `${accountId}\0${kind}\0${text}`).readUIntBE(0, 6);
}
