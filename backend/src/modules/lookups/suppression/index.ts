export { ProtectPeople } from './application/protect-people.js';
export { SuppressPerson } from './application/suppress-person.js';
export type { Protection } from './domain/protected-people.js';
export { stillDisclosable } from './domain/stored-answer.js';
export { SuppressionModule } from './suppression.module.js';
