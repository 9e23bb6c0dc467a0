import { Module } from '@nestjs/common';
import { SourcesModule } from '../sources/index.js';
import { VendorsModule } from '../vendors/index.js';
import { LookupCounts } from './lookup-counts.queries.js';
import { RollUpCountsJob } from './roll-up-counts.job.js';
import { SourceMetrics } from './source-metrics.queries.js';

/** How many lookups there were and how their sources did. */
@Module({
  imports: [SourcesModule, VendorsModule],
  providers: [LookupCounts, SourceMetrics, RollUpCountsJob],
  exports: [LookupCounts, SourceMetrics],
})
export class MetricsModule {}
