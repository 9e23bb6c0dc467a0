export { SUPPRESSIONS_AFTER_RESTORE } from './adapters/after-restore.sql.js';
export { ProtectPeople } from './application/protect-people.js';
export { SuppressPerson } from './application/suppress-person.js';
export { SuppressedSubjects } from './application/suppressed-subjects.port.js';
export type { Protection } from './domain/protected-people.js';
export { stillDisclosable } from './domain/stored-answer.js';
export type { Suppressed } from './domain/suppressed.js';
export { SuppressionModule } from './suppression.module.js';
