import { Module } from '@nestjs/common';
import { LookupsSettingsModule } from '../lookups-settings.module.js';
import { ProtectPeople, SuppressedSubjects } from '../suppression/index.js';
import { FictionalCompanies } from './fictional-companies.js';
import { FictionalSources } from './fictional-sources.store.js';
import { NobodySuppressed } from './nobody-suppressed.js';
import { RunTestLookup } from './run-test-lookup.js';

/** Lookups among people who do not exist, for keys of the test mode. */
@Module({
  imports: [LookupsSettingsModule],
  providers: [
    FictionalSources,
    FictionalCompanies,
    RunTestLookup,
    ProtectPeople,
    { provide: SuppressedSubjects, useClass: NobodySuppressed },
  ],
  exports: [RunTestLookup, FictionalCompanies],
})
export class TestModeModule {}
