import { Module } from '@nestjs/common';
import { ListSuppressionsController } from './adapters/list-suppressions.controller.js';
import { PgSuppressions } from './adapters/pg-suppressions.js';
import { RememberedSuppressions } from './adapters/remembered-suppressions.js';
import { SuppressPersonController } from './adapters/suppress-person.controller.js';
import { CheckSuppression } from './application/check-suppression.js';
import { LiftSuppression } from './application/lift-suppression.js';
import { ProtectPeople } from './application/protect-people.js';
import { SuppressPerson } from './application/suppress-person.js';
import { SuppressedSubjects } from './application/suppressed-subjects.port.js';
import { Suppressions } from './application/suppressions.port.js';

/** Who is kept out of answers. */
@Module({
  controllers: [ListSuppressionsController, SuppressPersonController],
  providers: [
    RememberedSuppressions,
    { provide: SuppressedSubjects, useExisting: RememberedSuppressions },
    { provide: Suppressions, useClass: PgSuppressions },
    ProtectPeople,
    SuppressPerson,
    LiftSuppression,
    CheckSuppression,
  ],
  exports: [ProtectPeople, SuppressPerson],
})
export class SuppressionModule {}
