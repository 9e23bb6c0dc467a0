import type { Provider, Type } from '@nestjs/common';
import { ListSuppressionsController } from './adapters/http/suppression/list-suppressions.controller.js';
import { SuppressPersonController } from './adapters/http/suppression/suppress-person.controller.js';
import { PgSuppressions } from './adapters/persistence/suppression/pg-suppressions.js';
import { RememberedSuppressions } from './adapters/persistence/suppression/remembered-suppressions.js';
import { CheckSuppression } from './application/suppression/check-suppression.js';
import { LiftSuppression } from './application/suppression/lift-suppression.js';
import { ProtectPeople } from './application/suppression/protect-people.js';
import { SuppressPerson } from './application/suppression/suppress-person.js';
import { SuppressedSubjects } from './application/suppression/suppressed-subjects.port.js';
import { Suppressions } from './application/suppression/suppressions.port.js';

/** Who is kept out of answers: a part of the module, which would be too long in one file. */
export const suppressionControllers: Type[] = [ListSuppressionsController, SuppressPersonController];

export const suppressionProviders: Provider[] = [
  RememberedSuppressions,
  { provide: SuppressedSubjects, useExisting: RememberedSuppressions },
  { provide: Suppressions, useClass: PgSuppressions },
  ProtectPeople,
  SuppressPerson,
  LiftSuppression,
  CheckSuppression,
];
