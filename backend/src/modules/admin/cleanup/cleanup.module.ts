import { Module } from '@nestjs/common';
import { readConfig } from '../../../platform/config/read-config.js';
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
import { RunCleanup } from './run-cleanup.js';

/** Accounts whose time is over are told, and removed for good. */
@Module({
  imports: [IdentityModule],
  controllers: [ReadCleanupController, ExecuteCleanupController],
  providers: [
    { provide: CleanupConfig, useFactory: () => readConfig(CleanupConfig) },
    CleanupSettings,
    DueAccounts,
    CleanupQueries,
    CleanupLog,
    CleanupRuns,
    Removals,
    RemovalWarnings,
    CleanupAccountData,
    RunCleanup,
    CleanupJobs,
  ],
})
export class CleanupModule {}
