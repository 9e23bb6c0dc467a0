import type { ReturnedBy } from '../../../kernel/cleanup.js';

/** Accounts that were removed and can still come back. */
export abstract class ReturningAccounts {
  /** Gives a removed account back as it was, on every instance; false when it is not removed, or erased already. */
  abstract bringBack(accountId: string, by: ReturnedBy, now: Date): Promise<boolean>;
}
