import { Module } from '@nestjs/common';
import { readConfig } from '../../../platform/config/read-config.js';
import { BillingModule } from '../../billing/index.js';
import { IdentityModule } from '../../identity/index.js';
import { CleanupAccountData } from './account-data.store.js';
import { CleanupConfig, CleanupSettings } from './cleanup.config.js';
import { CleanupJobs } from './cleanup.job.js';
import { CleanupQueries } from './cleanup.queries.js';
import { CleanupLog } from './cleanup-log.queries.js';
import { CleanupRuns } from './cleanup-runs.store.js';
import { DueAccounts } from './due-accounts.queries.js';
import { ExecuteCleanupController } from './execute-cleanup.controller.js';
import { ReadCleanupController } from './read-cleanup.controller.js';
import { RemovalWarnings } from './removal-warnings.store.js';
import { Removals } from './removals.store.js';
import { Restorations } from './restorations.store.js';
import { RunCleanup } from './run-cleanup.js';

/** Accounts whose time is over are removed, may come back for a while, and are erased. */
@Module({
  imports: [BillingModule, IdentityModule],
  controllers: [ReadCleanupController, ExecuteCleanupController],
  providers: [
    { provide: CleanupConfig, useFactory: () => readConfig(CleanupConfig) },
    CleanupSettings,
    DueAccounts,
    CleanupQueries,
    CleanupLog,
    CleanupRuns,
    Removals,
    Restorations,
    RemovalWarnings,
    CleanupAccountData,
    RunCleanup,
    CleanupJobs,
  ],
})
export class CleanupModule {}
