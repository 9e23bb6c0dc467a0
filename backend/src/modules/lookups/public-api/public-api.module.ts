import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/index.js';
import { LimitsModule } from '../limits/index.js';
import { ReportsModule } from '../reports/index.js';
import { RunModule } from '../run/index.js';
import { SourcesModule } from '../sources/index.js';
import { TestModeModule } from '../test-mode/index.js';
import { KeyUsageController } from './adapters/key-usage.controller.js';
import { V1_LOOKUP_CONTROLLERS } from './adapters/lookup.controllers.js';
import { PastLookupsController } from './adapters/past-lookups.controller.js';
import { V1StatusController } from './adapters/status.controller.js';
import { UnknownV1LookupController } from './adapters/unknown-v1-lookup.controller.js';
import { V1UsageController } from './adapters/usage.controller.js';
import { KeyUsage } from './key-usage.queries.js';
import { LookupRequests } from './lookup-requests.store.js';
import { OncePerKey } from './once-per-key.js';
import { RunOnce } from './run-once.js';
import { SweepKeyCounts } from './sweep-key-counts.job.js';

/** The public API, /v1: for programs that bring a key (ADR 61). */
@Module({
  imports: [RunModule, HistoryModule, ReportsModule, LimitsModule, SourcesModule, TestModeModule],
  controllers: [
    ...V1_LOOKUP_CONTROLLERS,
    UnknownV1LookupController,
    PastLookupsController,
    V1UsageController,
    V1StatusController,
    KeyUsageController,
  ],
  providers: [LookupRequests, OncePerKey, RunOnce, KeyUsage, SweepKeyCounts],
  exports: [LookupRequests, OncePerKey],
})
export class PublicApiModule {}
