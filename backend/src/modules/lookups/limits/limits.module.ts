import { Module } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';
import { BillingModule } from '../../billing/index.js';
import { IdentityModule } from '../../identity/index.js';
import { LookupsConfig, LookupsSettings } from '../lookups.config.js';
import { UsageModule } from '../usage/index.js';
import { AbuseFlagsController } from './adapters/abuse-flags.controller.js';
import { AbuseFlags } from './adapters/abuse-flags.store.js';
import { ExchangeTracesJob } from './adapters/exchange-traces.job.js';
import { GetUsageController } from './adapters/get-usage.controller.js';
import { LimitsAccountData } from './adapters/limits-account-data.js';
import { PgAccountRestrictions } from './adapters/pg-account-restrictions.js';
import { PgQuotaStore } from './adapters/pg-quota-store.js';
import { PgSharedTraces } from './adapters/pg-shared-traces.js';
import { PlanDailyLimits } from './adapters/plan-daily-limits.js';
import { QuotaHeaders } from './adapters/quota-headers.js';
import { ReturnIdleQuotaJob } from './adapters/return-idle-quota.job.js';
import { AbuseDetection } from './application/abuse-detection.js';
import { AccountRestrictions } from './application/account-restrictions.port.js';
import { DailyQuota } from './application/daily-quota.js';
import { LookupRateLimit } from './application/lookup-rate-limit.js';
import { DailyLimits, QuotaStore } from './application/quota-store.port.js';
import { ReadUsage } from './application/read-usage.js';
import { SharedTraces } from './application/shared-traces.port.js';
import { UsageLimits } from './application/usage-limits.js';
import type { Mark } from './domain/trace.js';

/** How much and how fast an account may look up. */
@Module({
  imports: [BillingModule, IdentityModule, UsageModule],
  controllers: [GetUsageController, AbuseFlagsController],
  providers: [
    {
      provide: LookupRateLimit,
      inject: [LookupsSettings, PlatformConfig],
      useFactory: (settings: LookupsSettings, { rateLimited }: PlatformConfig) =>
        new LookupRateLimit(() => ({
          perMinute: rateLimited ? settings.inForce('LOOKUPS_PER_MINUTE') : null,
          burst: settings.inForce('LOOKUPS_BURST'),
        })),
    },
    { provide: QuotaStore, useClass: PgQuotaStore },
    { provide: DailyLimits, useClass: PlanDailyLimits },
    { provide: AccountRestrictions, useClass: PgAccountRestrictions },
    AbuseFlags,
    PgSharedTraces,
    { provide: SharedTraces, useExisting: PgSharedTraces },
    {
      provide: AbuseDetection,
      inject: [AccountRestrictions, SharedTraces, SubjectHash, Clock, PlatformConfig, LookupsConfig],
      useFactory: (
        restrictions: AccountRestrictions,
        shared: SharedTraces,
        hash: SubjectHash,
        clock: Clock,
        { rateLimited }: PlatformConfig,
        { SLOWED_LOOKUP_MS }: LookupsConfig,
      ) =>
        new AbuseDetection(restrictions, shared, markOf(hash), clock, { on: rateLimited, delayMs: SLOWED_LOOKUP_MS }),
    },
    DailyQuota,
    UsageLimits,
    ExchangeTracesJob,
    ReadUsage,
    QuotaHeaders,
    LimitsAccountData,
    ReturnIdleQuotaJob,
  ],
  exports: [UsageLimits, QuotaHeaders, ReadUsage, AccountRestrictions],
})
export class LimitsModule {}

/** Marks of one account: 48 bits of a keyed hash that is used for nothing else. */
function markOf(hash: SubjectHash): (accountId: string) => Mark {
  return (accountId) => (kind, text) => hash.of('lookup-discipline', `${accountId}\0${kind}\0${text}`).readUIntBE(0, 6);
}
