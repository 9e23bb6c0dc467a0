import type { Stretch } from '../../../../kernel/stretch.js';

/** Accounts of subscribers that came, and that ended. */
export interface AccountMoves {
  readonly registered: number;
  readonly erased: number;
}

/** How many subscribers there are, ready at any number of them. */
export abstract class AccountCounts {
  /** Since the beginning: those that are left are the difference. */
  abstract sinceEver(): Promise<AccountMoves>;

  abstract of(stretch: Stretch): Promise<AccountMoves>;

  /** Day by day, the oldest first, days without anybody left out; of the last day all of it. */
  abstract registeredByDay(stretch: Stretch): Promise<ReadonlyArray<{ readonly day: string; readonly n: number }>>;
}

export abstract class OnlineUsers {
  /** Different subscribers who have asked for something, or held a stream of events open, in the last five minutes. */
  abstract count(): Promise<number>;
}
