import { Module } from '@nestjs/common';
import { AuditModule } from './audit/index.js';
import { BatchesModule } from './batches/index.js';
import { DataRequestsModule } from './data-requests/index.js';
import { DossiersModule } from './dossiers/index.js';
import { HistoryModule } from './history/index.js';
import { LimitsModule } from './limits/index.js';
import { LookupsSettingsModule } from './lookups-settings.module.js';
import { MetricsModule } from './metrics/index.js';
import { PublicApiModule } from './public-api/index.js';
import { ReportsModule } from './reports/index.js';
import { RunModule } from './run/index.js';
import { SourcesModule } from './sources/index.js';
import { SuppressionModule } from './suppression/index.js';
import { TestModeModule } from './test-mode/index.js';
import { UsageModule } from './usage/index.js';

@Module({
  imports: [
    LookupsSettingsModule,
    RunModule,
    HistoryModule,
    ReportsModule,
    DossiersModule,
    SuppressionModule,
    AuditModule,
    LimitsModule,
    SourcesModule,
    DataRequestsModule,
    MetricsModule,
    UsageModule,
    TestModeModule,
    PublicApiModule,
    BatchesModule,
  ],
  exports: [
    RunModule,
    LimitsModule,
    SourcesModule,
    HistoryModule,
    MetricsModule,
    UsageModule,
    SuppressionModule,
    TestModeModule,
    PublicApiModule,
  ],
})
export class LookupsModule {}
