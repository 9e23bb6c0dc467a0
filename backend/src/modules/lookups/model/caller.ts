import type { Purpose } from '../../../kernel/purposes.js';

/** Who asks for a lookup. */
export interface Caller {
  readonly accountId: string;
  /** Administrators need no subscription. */
  readonly exempt: boolean;
  /** The version of the terms accepted last; null for none. */
  readonly termsVersion: string | null;
  readonly defaultPurpose: Purpose | null;
  /** The API key that is called with; none on the page. */
  readonly keyId?: string | null;
  /** A line of a batch, which has a pace of its own and is expected to come in numbers. */
  readonly inBatch?: boolean;
  /** Whether nobody waits for the answer any more; left out of what goes on by itself. */
  readonly hasLeft?: () => boolean;
}
