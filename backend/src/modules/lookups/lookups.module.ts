import { Module } from '@nestjs/common';
import { readConfig } from '../../platform/config/read-config.js';
import { processHash } from '../../platform/crypto/process-hash.js';
import { BillingModule } from '../billing/index.js';
import { IdentityModule } from '../identity/index.js';
import { SubscriptionEntitlement } from './adapters/billing/subscription-entitlement.js';
import { EraseHistoryController } from './adapters/http/erase-history.controller.js';
import { ExportHistoryController } from './adapters/http/export-history.controller.js';
import { HistoryEntryController } from './adapters/http/history-entry.controller.js';
import { ListHistoryController } from './adapters/http/list-history.controller.js';
import { LogConsultationController } from './adapters/http/log-consultation.controller.js';
import { LOOKUP_CONTROLLERS } from './adapters/http/lookup.controllers.js';
import { PhotoByQueryController } from './adapters/http/photo-by-query.controller.js';
import { SaveHistoryController } from './adapters/http/save-history.controller.js';
import { SearchHistoryController } from './adapters/http/search-history.controller.js';
import { LookupsSettings } from './adapters/lookups-settings.js';
import { DeleteOldResults } from './adapters/persistence/delete-old-results.js';
import { LookupPartitions } from './adapters/persistence/lookup-partitions.js';
import { LookupsAccountData } from './adapters/persistence/lookups-account-data.js';
import { PgAccountUsage } from './adapters/persistence/pg-account-usage.js';
import { PgHistoryEntries } from './adapters/persistence/pg-history-entries.js';
import { PgLookupHistory } from './adapters/persistence/pg-lookup-history.js';
import { PgLookupLedger } from './adapters/persistence/pg-lookup-ledger.js';
import { PgLookupTotals } from './adapters/persistence/pg-lookup-totals.js';
import { RollUpCounts } from './adapters/persistence/roll-up-counts.js';
import { AccountUsage } from './application/account-usage.port.js';
import { ConfirmSaved } from './application/confirm-saved.js';
import { ReadUsage } from './application/discipline/read-usage.js';
import { Standings } from './application/discipline/standings.port.js';
import { Entitlement } from './application/entitlement.port.js';
import { ExportHistory } from './application/export-history.js';
import { HistoryEntries } from './application/history-entries.port.js';
import { LookupHistory } from './application/lookup-history.port.js';
import { LookupLedger } from './application/lookup-ledger.port.js';
import { LookupTotals } from './application/lookup-totals.port.js';
import { ReadHistory } from './application/read-history.js';
import { RecentAnswers } from './application/recent-answers.js';
import { RunLookup } from './application/run-lookup.js';
import { ReadStatus } from './application/sources/read-status.js';
import { LookupCounts } from './application/statistics/lookup-counts.port.js';
import { ReadSourceFigures } from './application/statistics/read-source-figures.js';
import { auditControllers, auditProviders } from './audit.providers.js';
import { disciplineControllers, disciplineProviders } from './discipline.providers.js';
import { LookupsConfig } from './lookups.config.js';
import { privacyRequestControllers, privacyRequestProviders } from './privacy-requests.providers.js';
import { sourcesControllers, sourcesProviders } from './sources.providers.js';
import { statisticsProviders } from './statistics.providers.js';
import { suppressionControllers, suppressionProviders } from './suppression.providers.js';

@Module({
  imports: [BillingModule, IdentityModule],
  controllers: [
    ...LOOKUP_CONTROLLERS,
    PhotoByQueryController,
    ListHistoryController,
    SearchHistoryController,
    EraseHistoryController,
    SaveHistoryController,
    ExportHistoryController,
    HistoryEntryController,
    LogConsultationController,
    ...suppressionControllers,
    ...auditControllers,
    ...disciplineControllers,
    ...sourcesControllers,
    ...privacyRequestControllers,
  ],
  providers: [
    { provide: LookupsConfig, useFactory: () => readConfig(LookupsConfig) },
    LookupsSettings,
    { provide: Entitlement, useClass: SubscriptionEntitlement },
    { provide: LookupLedger, useClass: PgLookupLedger },
    { provide: LookupHistory, useClass: PgLookupHistory },
    { provide: HistoryEntries, useClass: PgHistoryEntries },
    {
      provide: RecentAnswers,
      inject: [HistoryEntries, LookupsConfig],
      useFactory: (history: HistoryEntries, config: LookupsConfig) =>
        new RecentAnswers(history, processHash(), {
          ownSeconds: config.ANSWER_CACHE_SECONDS,
          openSeconds: config.OPEN_ANSWER_CACHE_SECONDS,
        }),
    },
    RunLookup,
    ReadHistory,
    ExportHistory,
    ConfirmSaved,
    { provide: LookupTotals, useClass: PgLookupTotals },
    { provide: AccountUsage, useClass: PgAccountUsage },
    LookupPartitions,
    RollUpCounts,
    DeleteOldResults,
    ...auditProviders,
    LookupsAccountData,
    ...suppressionProviders,
    ...disciplineProviders,
    ...sourcesProviders,
    ...privacyRequestProviders,
    ...statisticsProviders,
  ],
  exports: [
    LookupTotals,
    ReadStatus,
    AccountUsage,
    Standings,
    LookupCounts,
    ReadSourceFigures,
    ConfirmSaved,
    ReadUsage,
    RunLookup,
  ],
})
export class LookupsModule {}
