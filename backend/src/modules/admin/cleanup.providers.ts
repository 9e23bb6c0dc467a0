import type { Provider, Type } from '@nestjs/common';
import { readConfig } from '../../platform/config/read-config.js';
import { PlanChanges } from './adapters/billing/plan-changes.js';
import { CleanupJobs } from './adapters/cleanup-jobs.js';
import { CleanupSettings } from './adapters/cleanup-settings.js';
import { ConfiguredCleanupRules } from './adapters/configured-cleanup-rules.js';
import { ExecuteCleanupController } from './adapters/http/cleanup/execute-cleanup.controller.js';
import { ReadCleanupController } from './adapters/http/cleanup/read-cleanup.controller.js';
import { CleanupLetters } from './adapters/mail/cleanup-letters.js';
import { CleanupAccountData } from './adapters/persistence/cleanup/cleanup-account-data.js';
import { PgAdminReturns } from './adapters/persistence/cleanup/pg-admin-returns.js';
import { PgCleanupFigures } from './adapters/persistence/cleanup/pg-cleanup-figures.js';
import { PgCleanupLog } from './adapters/persistence/cleanup/pg-cleanup-log.js';
import { PgCleanupRuns } from './adapters/persistence/cleanup/pg-cleanup-runs.js';
import { PgDepartures } from './adapters/persistence/cleanup/pg-departures.js';
import { PgPaidReturns } from './adapters/persistence/cleanup/pg-paid-returns.js';
import { PgRemovalNotices } from './adapters/persistence/cleanup/pg-removal-notices.js';
import { PgRemovalWork } from './adapters/persistence/cleanup/pg-removal-work.js';
import { CleanupLog } from './application/cleanup/cleanup-log.port.js';
import { CleanupRules } from './application/cleanup/cleanup-rules.port.js';
import { CleanupRuns, RemovalWork } from './application/cleanup/cleanup-runs.port.js';
import { CleanupFigures, Departures } from './application/cleanup/departures.port.js';
import { ReadCleanup } from './application/cleanup/read-cleanup.js';
import { RemovalNotices } from './application/cleanup/removal-notices.port.js';
import { RestoreAccount } from './application/cleanup/restore-account.js';
import { AdminReturns, PaidReturns } from './application/cleanup/returns.port.js';
import { RunCleanup } from './application/cleanup/run-cleanup.js';
import { CleanupConfig } from './cleanup.config.js';

/** Limpeza: accounts whose time is over are removed, may come back for a while, and are erased. */
export const CLEANUP_CONTROLLERS: Type[] = [ReadCleanupController, ExecuteCleanupController];

export const CLEANUP_PROVIDERS: Provider[] = [
  { provide: CleanupConfig, useFactory: () => readConfig(CleanupConfig) },
  CleanupSettings,
  { provide: CleanupRules, useClass: ConfiguredCleanupRules },
  { provide: CleanupFigures, useClass: PgCleanupFigures },
  { provide: Departures, useClass: PgDepartures },
  { provide: CleanupRuns, useClass: PgCleanupRuns },
  { provide: RemovalWork, useClass: PgRemovalWork },
  { provide: AdminReturns, useClass: PgAdminReturns },
  { provide: PaidReturns, useClass: PgPaidReturns },
  { provide: CleanupLog, useClass: PgCleanupLog },
  { provide: RemovalNotices, useClass: PgRemovalNotices },
  CleanupLetters,
  CleanupAccountData,
  PlanChanges,
  ReadCleanup,
  RunCleanup,
  RestoreAccount,
  CleanupJobs,
];
