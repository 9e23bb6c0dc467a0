/** What brings removed accounts back, besides their owner signing in. */
export abstract class Returns {
  /** At an administrator's word; false when the account is not removed, or erased already. */
  abstract atWordOf(adminId: string, accountId: string, now: Date): Promise<boolean>;

  /** If it has a plan again, since money came late. */
  abstract ifPaid(accountId: string, now: Date): Promise<void>;

  /** All that have a plan again, in case word of it was lost. */
  abstract whoeverPaid(now: Date): Promise<void>;
}
