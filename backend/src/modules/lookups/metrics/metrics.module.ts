import { Module } from '@nestjs/common';
import { VendorsModule } from '../vendors/index.js';
import { AccountUsage } from './account-usage.queries.js';
import { LookupCounts } from './lookup-counts.queries.js';
import { RollUpCountsJob } from './roll-up-counts.job.js';
import { SourceMetrics } from './source-metrics.queries.js';

/** How many lookups there were and how their sources did. */
@Module({
  imports: [VendorsModule],
  providers: [AccountUsage, LookupCounts, SourceMetrics, RollUpCountsJob],
  exports: [AccountUsage, LookupCounts, SourceMetrics],
})
export class MetricsModule {}
