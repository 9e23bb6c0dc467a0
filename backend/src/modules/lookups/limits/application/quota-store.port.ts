/** What an instance asks of an account's day. */
export interface QuotaRequest {
  /** Who holds what is given: made for this request, and never used again. */
  readonly holder: string;
  readonly accountId: string;
  readonly day: string;
  /** Found lookups that the plan allows that day. */
  readonly limit: number;
  /** Lookups that wait here. */
  readonly wanted: number;
  /** How many to give where plenty is left, so that the next ones need not ask. */
  readonly ahead: number;
}

export interface QuotaGrant {
  readonly given: number;
  /** Lookups of the account that were counted that day, on every instance. */
  readonly used: number;
  /** What is left is handed out one by one, and comes back at once when it was not needed. */
  readonly scarce: boolean;
}

/** Who asked for what leaves no record. */
export interface Spender {
  /** The API key that it is counted by. */
  readonly keyId?: string | null;
  /** The idempotency key that it answers, hashed: from then on a repetition is not charged. */
  readonly requestKey?: Buffer | null;
}

/** What each instance may still spend of each account's day. All instances together never hold more than the limit. */
export abstract class QuotaStore {
  /** Gives up to as many as are wanted, some ahead while plenty is left. What a dead process held is given anew after a minute. */
  abstract take(request: QuotaRequest): Promise<QuotaGrant>;

  /** So many of these holders are used now, all together; false, and none is used, where one of them has not as many any more. */
  abstract spend(spent: ReadonlyMap<string, number>, by: Spender): Promise<boolean>;

  /** Takes back what these holders have not spent and will not spend: how many each. */
  abstract giveBack(unspent: ReadonlyMap<string, number>): Promise<void>;

  /** On that day and after it. */
  abstract usedSince(accountId: string, day: string): Promise<number>;
}

/** How many found lookups a day an account's plan allows. */
export abstract class DailyLimits {
  abstract of(accountId: string): Promise<number>;
}
