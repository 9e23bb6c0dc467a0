import type { Provider, Type } from '@nestjs/common';
import { ConfiguredSources } from './adapters/configured-sources.js';
import { HealthRounds } from './adapters/health-rounds.js';
import { ListLookupTypesController } from './adapters/http/list-lookup-types.controller.js';
import { CachedStatus } from './adapters/http/sources/cached-status.js';
import { GetPublicStatusController } from './adapters/http/sources/get-public-status.controller.js';
import { LookupSwitchesController } from './adapters/http/sources/lookup-switches.controller.js';
import { MeasureAnswers } from './adapters/http/sources/measure-answers.js';
import { SourceRegisterController } from './adapters/http/sources/source-register.controller.js';
import { PgHealthRecords } from './adapters/persistence/sources/pg-health-records.js';
import { PgLookupSwitches } from './adapters/persistence/sources/pg-lookup-switches.js';
import { PgSourceRegister } from './adapters/persistence/sources/pg-source-register.js';
import { RegisterFictionalSources } from './adapters/register-fictional-sources.js';
import { LookupKinds } from './application/lookup-kinds.port.js';
import { ConnectedSources } from './application/sources/connected-sources.port.js';
import { HealthMeter } from './application/sources/health-meter.js';
import { HealthRecords } from './application/sources/health-records.port.js';
import { JudgeHealth } from './application/sources/judge-health.js';
import { KeepSourceRegister } from './application/sources/keep-source-register.js';
import { LookupStates } from './application/sources/lookup-states.js';
import { LookupSwitches } from './application/sources/lookup-switches.port.js';
import { OpenLookups } from './application/sources/open-lookups.js';
import { ReadSources } from './application/sources/read-sources.js';
import { ReadStatus } from './application/sources/read-status.js';
import { SourceRegister } from './application/sources/source-register.port.js';
import { SwitchLookup } from './application/sources/switch-lookup.js';
import { LookupsConfig } from './lookups.config.js';

/** Which sources may be asked, and how they do: a part of the module, which would be too long in one file. */
export const sourcesControllers: Type[] = [
  ListLookupTypesController,
  LookupSwitchesController,
  SourceRegisterController,
  GetPublicStatusController,
];

export const sourcesProviders: Provider[] = [
  { provide: ConnectedSources, useClass: ConfiguredSources },
  { provide: LookupSwitches, useClass: PgLookupSwitches },
  PgSourceRegister,
  { provide: SourceRegister, useExisting: PgSourceRegister },
  { provide: HealthRecords, useClass: PgHealthRecords },
  {
    provide: HealthMeter,
    inject: [LookupsConfig],
    useFactory: ({ healthBucketMs }: LookupsConfig) => new HealthMeter(healthBucketMs),
  },
  OpenLookups,
  { provide: LookupKinds, useExisting: OpenLookups },
  LookupStates,
  SwitchLookup,
  KeepSourceRegister,
  ReadSources,
  ReadStatus,
  JudgeHealth,
  HealthRounds,
  CachedStatus,
  MeasureAnswers,
  RegisterFictionalSources,
];
