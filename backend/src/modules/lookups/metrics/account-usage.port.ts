import type { LookupType } from '../../../kernel/lookup-catalogue.js';

/** An account's lookups of one type on one day, as its history has them; never what they were about. */
export interface UsageOfDay {
  /** AAAA-MM-DD, in Brasília. */
  readonly day: string;
  readonly type: LookupType;
  readonly found: number;
  readonly others: number;
}

/** How much an account looked up. */
export abstract class AccountUsage {
  /** The newest day first. Entries that the account has erased are not counted. */
  abstract since(accountId: string, from: Date): Promise<readonly UsageOfDay[]>;
}
