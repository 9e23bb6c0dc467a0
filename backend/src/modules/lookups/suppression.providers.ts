import type { Provider, Type } from '@nestjs/common';
import { PgSuppressions } from './adapters/persistence/suppression/pg-suppressions.js';
import { RememberedSuppressions } from './adapters/persistence/suppression/remembered-suppressions.js';
import { LiftSuppression } from './application/suppression/lift-suppression.js';
import { SuppressPerson } from './application/suppression/suppress-person.js';
import { SuppressedSubjects } from './application/suppression/suppressed-subjects.port.js';
import { Suppressions } from './application/suppression/suppressions.port.js';

/** Who is kept out of answers: a part of the module, which would be too long in one file. */
export const suppressionControllers: Type[] = [];

export const suppressionProviders: Provider[] = [
  RememberedSuppressions,
  { provide: SuppressedSubjects, useExisting: RememberedSuppressions },
  { provide: Suppressions, useClass: PgSuppressions },
  SuppressPerson,
  LiftSuppression,
];
