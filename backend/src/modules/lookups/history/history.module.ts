import { Module } from '@nestjs/common';
import { SuppressionModule } from '../suppression/index.js';
import { DeleteOldResultsJob } from './adapters/delete-old-results.job.js';
import { EntryOutcomes } from './adapters/entry-outcomes.queries.js';
import { ExportHistoryController } from './adapters/export-history.controller.js';
import { HistoryController } from './adapters/history.controller.js';
import { HistoryEntryController } from './adapters/history-entry.controller.js';
import { LookupHistory } from './adapters/lookup-history.queries.js';
import { LookupPartitionsJob } from './adapters/lookup-partitions.job.js';
import { LookupsAccountData } from './adapters/lookups-account-data.js';
import { PgHistoryEntries } from './adapters/pg-history-entries.js';
import { SaveHistoryController } from './adapters/save-history.controller.js';
import { SubjectEntries } from './adapters/subject-entries.queries.js';
import { ConfirmSaved } from './application/confirm-saved.js';
import { HistoryEntries } from './application/history-entries.port.js';
import { ReadHistory } from './application/read-history.js';

/** What an account has looked up. */
@Module({
  imports: [SuppressionModule],
  controllers: [HistoryController, SaveHistoryController, ExportHistoryController, HistoryEntryController],
  providers: [
    LookupHistory,
    { provide: HistoryEntries, useClass: PgHistoryEntries },
    ReadHistory,
    ConfirmSaved,
    SubjectEntries,
    EntryOutcomes,
    LookupPartitionsJob,
    DeleteOldResultsJob,
    LookupsAccountData,
  ],
  exports: [ConfirmSaved, EntryOutcomes, ReadHistory, SubjectEntries],
})
export class HistoryModule {}
