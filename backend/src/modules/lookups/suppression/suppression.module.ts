import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity/index.js';
import { CachedSuppressions } from './adapters/cached-suppressions.js';
import { ListSuppressionsController } from './adapters/list-suppressions.controller.js';
import { SuppressPersonController } from './adapters/suppress-person.controller.js';
import { Suppressions } from './adapters/suppressions.store.js';
import { ProtectPeople } from './application/protect-people.js';
import { SuppressPerson } from './application/suppress-person.js';
import { SuppressedSubjects } from './application/suppressed-subjects.port.js';

/** Who is kept out of answers. */
@Module({
  imports: [IdentityModule],
  controllers: [ListSuppressionsController, SuppressPersonController],
  providers: [
    CachedSuppressions,
    { provide: SuppressedSubjects, useExisting: CachedSuppressions },
    Suppressions,
    ProtectPeople,
    SuppressPerson,
  ],
  exports: [ProtectPeople, SuppressPerson],
})
export class SuppressionModule {}
