import type { Suppressed } from '../domain/suppressed.js';

/** The suppressions in force, in this instance's memory. */
export abstract class SuppressedSubjects {
  /** Throws UNAVAILABLE while they are not known: nothing may then be told of anybody. */
  abstract current(): Promise<Suppressed>;
}
