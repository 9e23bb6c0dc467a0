import type { Provider, Type } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { PlatformConfig } from '../../platform/config/platform.config.js';
import { SubjectHash } from '../../platform/crypto/subject-hash.js';
import { PlanDailyLimits } from './adapters/billing/plan-daily-limits.js';
import { DisciplineController } from './adapters/http/discipline/discipline.controller.js';
import { GetUsageController } from './adapters/http/discipline/get-usage.controller.js';
import { ToldAllowance } from './adapters/http/discipline/told-allowance.js';
import { LookupsSettings } from './adapters/lookups-settings.js';
import { DisciplineAccountData } from './adapters/persistence/discipline/discipline-account-data.js';
import { ExchangeTraces } from './adapters/persistence/discipline/exchange-traces.js';
import { PgAllowanceBook } from './adapters/persistence/discipline/pg-allowance-book.js';
import { PgObservations } from './adapters/persistence/discipline/pg-observations.js';
import { PgSharedTraces } from './adapters/persistence/discipline/pg-shared-traces.js';
import { PgStandings } from './adapters/persistence/discipline/pg-standings.js';
import { ReturnIdleAllowances } from './adapters/persistence/discipline/return-idle-allowances.js';
import { AllowanceBook } from './application/discipline/allowance-book.port.js';
import { DailyAllowance } from './application/discipline/daily-allowance.js';
import { DailyLimits } from './application/discipline/daily-limits.port.js';
import { DecideDiscipline } from './application/discipline/decide-discipline.js';
import { LookupDiscipline } from './application/discipline/lookup-discipline.js';
import { LookupPace } from './application/discipline/lookup-pace.js';
import { LookupWatch } from './application/discipline/lookup-watch.js';
import { Observations } from './application/discipline/observations.port.js';
import { ReadUsage } from './application/discipline/read-usage.js';
import { SharedTraces } from './application/discipline/shared-traces.port.js';
import { Standings } from './application/discipline/standings.port.js';
import type { Mark } from './domain/discipline/trace.js';
import { LookupsConfig } from './lookups.config.js';

/** How much and how fast an account may look up: a part of the module, which would be too long in one file. */
export const disciplineControllers: Type[] = [GetUsageController, DisciplineController];

export const disciplineProviders: Provider[] = [
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
  { provide: Observations, useClass: PgObservations },
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
  DecideDiscipline,
  ExchangeTraces,
  ReadUsage,
  ToldAllowance,
  DisciplineAccountData,
  ReturnIdleAllowances,
];

/** Marks of one account: 48 bits of a keyed hash that is used for nothing else. */
function markOf(hash: SubjectHash): (accountId: string) => Mark {
  return (accountId) => (kind, text) => hash.of('lookup-discipline', `${accountId}\0${kind}\0${text}`).readUIntBE(0, 6);
}
