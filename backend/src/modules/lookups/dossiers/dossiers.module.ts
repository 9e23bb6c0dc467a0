import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/index.js';
import { SuppressionModule } from '../suppression/index.js';
import { DossiersController } from './adapters/dossiers.controller.js';
import { Dossiers } from './adapters/dossiers.store.js';
import { DossiersAccountData } from './adapters/dossiers-account-data.store.js';
import { EndAnnotationsJob } from './adapters/end-annotations.job.js';
import { AnnotateDossier } from './application/annotate-dossier.js';
import { ReadDossier } from './application/read-dossier.js';

/** All lookups of one person or company, and what the account has written about them. */
@Module({
  imports: [SuppressionModule, HistoryModule],
  controllers: [DossiersController],
  providers: [Dossiers, ReadDossier, AnnotateDossier, EndAnnotationsJob, DossiersAccountData],
})
export class DossiersModule {}
