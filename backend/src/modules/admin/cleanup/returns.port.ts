/** Removed accounts that an administrator brings back. */
export abstract class AdminReturns {
  /** False when the account is not removed, or erased already. */
  abstract restore(adminId: string, accountId: string, now: Date): Promise<boolean>;

  /** Removes it again; false when no administrator restored it after `since`, or something keeps it by now. */
  abstract undo(adminId: string, accountId: string, now: Date, since: Date): Promise<boolean>;
}

/** Removed accounts that have a plan again come back. */
export abstract class PaidReturns {
  /** The one account, if money came late for it. */
  abstract ifPaid(accountId: string, now: Date): Promise<void>;

  /** All of them, in case word of one was lost. */
  abstract whoeverPaid(now: Date): Promise<void>;
}
