import { Module } from '@nestjs/common';
import { readConfig } from '../../../platform/config/read-config.js';
import { BillingModule } from '../../billing/index.js';
import { IdentityModule } from '../../identity/index.js';
import { HistoryModule } from '../history/index.js';
import { LimitsModule } from '../limits/index.js';
import { PublicApiModule } from '../public-api/index.js';
import { RunModule } from '../run/index.js';
import { SuppressionModule } from '../suppression/index.js';
import { TestModeModule } from '../test-mode/index.js';
import { BatchLimits } from './adapters/batch-limits.store.js';
import { BatchLines } from './adapters/batch-lines.queries.js';
import { BatchesController } from './adapters/batches.controller.js';
import { Batches } from './adapters/batches.store.js';
import { BatchesAccountData } from './adapters/batches-account-data.js';
import { BeginBatches } from './adapters/begin-batches.store.js';
import { DeleteOldBatchesJob } from './adapters/delete-old-batches.job.js';
import { DueLines } from './adapters/due-lines.store.js';
import { RunBatches } from './adapters/run-batches.job.js';
import { StartBatchController } from './adapters/start-batch.controller.js';
import { V1BatchesController } from './adapters/v1-batches.controller.js';
import { ControlBatch } from './application/control-batch.js';
import { ExportLines } from './application/export-lines.js';
import { PreviewBatch } from './application/preview-batch.js';
import { RetryBatch } from './application/retry-batch.js';
import { RunLine } from './application/run-line.js';
import { StartBatch } from './application/start-batch.js';
import { BatchesConfig } from './batches.config.js';

/** Lists of lookups that run in the background (ADR 69). */
@Module({
  imports: [
    BillingModule,
    IdentityModule,
    SuppressionModule,
    LimitsModule,
    RunModule,
    HistoryModule,
    TestModeModule,
    PublicApiModule,
  ],
  controllers: [StartBatchController, BatchesController, V1BatchesController],
  providers: [
    { provide: BatchesConfig, useFactory: () => readConfig(BatchesConfig) },
    Batches,
    BeginBatches,
    BatchLines,
    DueLines,
    BatchLimits,
    DeleteOldBatchesJob,
    RunLine,
    RunBatches,
    StartBatch,
    RetryBatch,
    ControlBatch,
    PreviewBatch,
    ExportLines,
    BatchesAccountData,
  ],
})
export class BatchesModule {}
