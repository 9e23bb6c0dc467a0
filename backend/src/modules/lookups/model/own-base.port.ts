import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import type { LookupQuery } from './subject.js';
import type { Verdict } from './verdict.js';

/** What the product keeps itself of what sources publish. Lookups know no module that does, so who keeps it provides this. */
export abstract class OwnBase {
  /** Asked before any source; null: it lacks the subject, which says nothing of whether there is one. */
  abstract find(type: LookupType, query: LookupQuery): Promise<Verdict<unknown> | null>;

  /** Asked where the sources take no such subject, and so cannot say that there is none; null: it has the subject, or is not there. */
  abstract lacks(type: LookupType, query: LookupQuery): Promise<Verdict<never> | null>;
}
