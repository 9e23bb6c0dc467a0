import { Module } from '@nestjs/common';
import { ListSuppressionsController } from './adapters/list-suppressions.controller.js';
import { RememberedSuppressions } from './adapters/remembered-suppressions.js';
import { SuppressPersonController } from './adapters/suppress-person.controller.js';
import { ProtectPeople } from './application/protect-people.js';
import { SuppressPerson } from './application/suppress-person.js';
import { SuppressedSubjects } from './application/suppressed-subjects.port.js';
import { Suppressions } from './suppressions.store.js';

/** Who is kept out of answers. */
@Module({
  controllers: [ListSuppressionsController, SuppressPersonController],
  providers: [
    RememberedSuppressions,
    { provide: SuppressedSubjects, useExisting: RememberedSuppressions },
    Suppressions,
    ProtectPeople,
    SuppressPerson,
  ],
  exports: [ProtectPeople, SuppressPerson],
})
export class SuppressionModule {}
