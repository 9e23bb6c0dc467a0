import type { Detector, Finding, Measure } from '../domain/finding.js';

/** How an account stands now: what follows for its lookups, why, and until when. */
export interface AccountRestriction {
  readonly measure: Measure | null;
  /** `manual`: an administrator decided so. */
  readonly reason: Detector | 'manual' | null;
  /** Null: until an administrator releases it. */
  readonly until: Date | null;
  /** The abuse flag behind it, as a person names it. */
  readonly protocol: string | null;
  /** What came before was looked at by an administrator, and counts no more. */
  readonly clearedAt: Date | null;
}

/** An account's restriction, the same on every instance. */
export abstract class AccountRestrictions {
  /** At most a few seconds old, and never older than a change that any instance has announced. */
  abstract of(accountId: string): Promise<AccountRestriction>;

  /** Notes the finding, unless one as grave is in force already; answers how the account stands then. */
  abstract flag(accountId: string, finding: Finding, until: Date): Promise<AccountRestriction>;
}
