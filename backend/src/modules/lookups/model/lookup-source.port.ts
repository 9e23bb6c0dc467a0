import type { SourceIdentity } from './provenance.js';
import type { LookupQuery } from './subject.js';
import type { SourceAnswer } from './verdict.js';

/** One source that can tell about one kind of subject: a vendor, in our words. */
export abstract class LookupSource<Result> {
  abstract readonly identity: SourceIdentity;

  /**
   * What the source knows about the subject; null when it answered that there is nobody. A source that does not
   * answer, or answers about somebody else, throws an AppError of kind bad-answer, unavailable or timeout.
   */
  abstract find(query: LookupQuery): Promise<SourceAnswer<Result> | null>;
}
