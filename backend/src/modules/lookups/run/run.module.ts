import { Module } from '@nestjs/common';
import { processHash } from '../../../platform/crypto/process-hash.js';
import { BillingModule } from '../../billing/index.js';
import { LimitsModule } from '../limits/index.js';
import { LookupsConfig } from '../lookups.config.js';
import { SourcesModule } from '../sources/index.js';
import { SuppressionModule } from '../suppression/index.js';
import { LogLookupController } from './adapters/log-lookup.controller.js';
import { LOOKUP_CONTROLLERS } from './adapters/lookup.controllers.js';
import { PgLookupLedger } from './adapters/pg-lookup-ledger.js';
import { PhotoByQueryController } from './adapters/photo-by-query.controller.js';
import { SavedAnswers } from './adapters/saved-answers.store.js';
import { UnknownLookupController } from './adapters/unknown-lookup.controller.js';
import { AdmitCaller } from './application/admit-caller.js';
import { AnswerCache } from './application/answer-cache.js';
import { AuditSearch } from './application/audit-search.js';
import { LookupLedger } from './application/lookup-ledger.port.js';
import { RunLookup } from './application/run-lookup.js';

/** Running a lookup of any type, and keeping it. */
@Module({
  imports: [BillingModule, SuppressionModule, SourcesModule, LimitsModule],
  controllers: [...LOOKUP_CONTROLLERS, UnknownLookupController, PhotoByQueryController, LogLookupController],
  providers: [
    { provide: LookupLedger, useClass: PgLookupLedger },
    AdmitCaller,
    AuditSearch,
    SavedAnswers,
    {
      provide: AnswerCache,
      inject: [SavedAnswers, LookupsConfig],
      useFactory: (saved: SavedAnswers, config: LookupsConfig) =>
        new AnswerCache(saved, processHash(), {
          ownSeconds: config.ANSWER_CACHE_SECONDS,
          openSeconds: config.OPEN_ANSWER_CACHE_SECONDS,
        }),
    },
    RunLookup,
  ],
  exports: [RunLookup, AdmitCaller, AuditSearch],
})
export class RunModule {}
