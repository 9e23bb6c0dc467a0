import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity/index.js';
import { LookupsConfig } from '../lookups.config.js';
import { LookupKinds } from '../model/index.js';
import { VendorsModule } from '../vendors/index.js';
import { CachedStatus } from './adapters/cached-status.js';
import { FeatureFlagsController } from './adapters/feature-flags.controller.js';
import { FeatureFlags } from './adapters/feature-flags.store.js';
import { GetPublicStatusController } from './adapters/get-public-status.controller.js';
import { HealthJob } from './adapters/health.job.js';
import { HealthRecords } from './adapters/health-records.store.js';
import { ListLookupTypesController } from './adapters/list-lookup-types.controller.js';
import { MeasureAnswers } from './adapters/measure-answers.js';
import { RegisterFictionalSources } from './adapters/register-fictional-sources.js';
import { SourceRegisterController } from './adapters/source-register.controller.js';
import { SourceRegister } from './adapters/source-register.store.js';
import { HealthMeter } from './application/health-meter.js';
import { JudgeHealth } from './application/judge-health.js';
import { LookupStates } from './application/lookup-states.js';
import { ManageSourceRegister } from './application/manage-source-register.js';
import { OpenLookups } from './application/open-lookups.js';
import { ReadSources } from './application/read-sources.js';
import { ReadStatus } from './application/read-status.js';

/** Which sources may be asked, and how they do. */
@Module({
  imports: [IdentityModule, VendorsModule],
  controllers: [ListLookupTypesController, FeatureFlagsController, SourceRegisterController, GetPublicStatusController],
  providers: [
    FeatureFlags,
    SourceRegister,
    HealthRecords,
    {
      provide: HealthMeter,
      inject: [LookupsConfig],
      useFactory: ({ healthBucketMs }: LookupsConfig) => new HealthMeter(healthBucketMs),
    },
    OpenLookups,
    { provide: LookupKinds, useExisting: OpenLookups },
    LookupStates,
    ManageSourceRegister,
    ReadSources,
    ReadStatus,
    JudgeHealth,
    HealthJob,
    CachedStatus,
    MeasureAnswers,
    RegisterFictionalSources,
  ],
  exports: [HealthRecords, LookupKinds, LookupStates, SourceRegister],
})
export class SourcesModule {}
