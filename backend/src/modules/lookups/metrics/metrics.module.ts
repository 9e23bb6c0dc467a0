import { Module } from '@nestjs/common';
import { VendorsModule } from '../vendors/index.js';
import { AccountUsage } from './account-usage.port.js';
import { PgAccountUsage } from './adapters/pg-account-usage.js';
import { PgLookupCounts } from './adapters/pg-lookup-counts.js';
import { PgLookupTotals } from './adapters/pg-lookup-totals.js';
import { PgSourceCounts } from './adapters/pg-source-counts.js';
import { RollUpCounts } from './adapters/roll-up-counts.js';
import { LookupCounts } from './lookup-counts.port.js';
import { LookupTotals } from './lookup-totals.port.js';
import { ReadSourceFigures } from './read-source-figures.js';
import { SourceCounts } from './source-counts.port.js';

/** How many lookups there were and how their sources did. */
@Module({
  imports: [VendorsModule],
  providers: [
    { provide: LookupTotals, useClass: PgLookupTotals },
    { provide: AccountUsage, useClass: PgAccountUsage },
    { provide: LookupCounts, useClass: PgLookupCounts },
    { provide: SourceCounts, useClass: PgSourceCounts },
    ReadSourceFigures,
    RollUpCounts,
  ],
  exports: [LookupTotals, AccountUsage, LookupCounts, ReadSourceFigures],
})
export class MetricsModule {}
