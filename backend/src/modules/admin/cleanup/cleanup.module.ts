import { Module } from '@nestjs/common';
import { readConfig } from '../../../platform/config/read-config.js';
import { BillingModule } from '../../billing/index.js';
import { IdentityModule } from '../../identity/index.js';
import { CleanupAccountData } from './account-data.store.js';
import { PgAdminReturns } from './admin-returns.store.js';
import { CleanupConfig } from './cleanup.config.js';
import { CleanupJobs } from './cleanup.job.js';
import { PgCleanupFigures } from './cleanup-counts.queries.js';
import { CleanupLog } from './cleanup-log.port.js';
import { PgCleanupLog } from './cleanup-log.queries.js';
import { CleanupRules } from './cleanup-rules.port.js';
import { ConfiguredCleanupRules } from './cleanup-rules.store.js';
import { CleanupRuns, RemovalWork } from './cleanup-runs.port.js';
import { PgCleanupRuns } from './cleanup-runs.store.js';
import { CleanupFigures, Departures } from './departures.port.js';
import { PgDepartures } from './due-accounts.queries.js';
import { ExecuteCleanupController } from './execute-cleanup.controller.js';
import { PgPaidReturns } from './paid-returns.store.js';
import { PlanChanges } from './plan-changes.job.js';
import { ReadCleanupController } from './read-cleanup.controller.js';
import { ReadCleanup } from './read-cleanup.js';
import { CleanupLetters } from './removal-emails.store.js';
import { RemovalNotices } from './removal-notices.port.js';
import { PgRemovalNotices } from './removal-warnings.store.js';
import { PgRemovalWork } from './removals.store.js';
import { RestoreAccount } from './restore-account.js';
import { AdminReturns, PaidReturns } from './returns.port.js';
import { RunCleanup } from './run-cleanup.js';

/** Accounts whose time is over are removed, may come back for a while, and are erased. */
@Module({
  imports: [BillingModule, IdentityModule],
  controllers: [ReadCleanupController, ExecuteCleanupController],
  providers: [
    { provide: CleanupConfig, useFactory: () => readConfig(CleanupConfig) },
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
  ],
})
export class CleanupModule {}
