import { Module } from '@nestjs/common';
import { ProtectPeople, type Suppressed, SuppressedSubjects } from '../suppression/index.js';
import { FictionalCompanies } from './fictional-companies.js';
import { FictionalSources } from './fictional-sources.store.js';
import { RunTestLookup } from './run-test-lookup.js';

/** Of people who do not exist nobody is suppressed. The real list is not asked: what it withheld here would tell who stands in it. */
const NOBODY: Suppressed = { isEmpty: true, holds: () => false, has: () => false };

/** Lookups among people who do not exist, for keys of the test mode. */
@Module({
  providers: [
    FictionalSources,
    FictionalCompanies,
    RunTestLookup,
    ProtectPeople,
    { provide: SuppressedSubjects, useValue: { current: async () => NOBODY } },
  ],
  exports: [RunTestLookup, FictionalCompanies],
})
export class TestModeModule {}
