import type { AdminDeed } from '../../../kernel/admin-deed.js';
import type { Account } from '../domain/account.js';
import type { Consent } from '../domain/consent.js';
import type { SessionEnd } from '../domain/session.js';

/** What an account can be found by; `firstAdmin` is the administrator who has been there longest. */
export type AccountKey = { id: string } | { email: string } | { username: string } | 'firstAdmin';

/** What happens in the same transaction as a change of an account, or not at all. */
export interface Alongside {
  /** For the administrators' record. */
  readonly deed?: AdminDeed;
  /** All open sessions end, but for the one that is named. */
  readonly endSessions?: { readonly reason: SessionEnd; readonly at: Date; readonly exceptId?: string };
}

/** The accounts, with what they consented to. */
export abstract class Accounts {
  /** Stores a new account. An e-mail or username that is taken throws EMAIL_TAKEN or USERNAME_TAKEN, in a race too. */
  abstract add(account: Account, consent: Consent | null): Promise<void>;

  abstract find(key: AccountKey): Promise<Account | null>;

  /** Locks the account, lets `work` change it, stores it and tells every instance; null when there is none. */
  abstract change<T>(id: string, work: (account: Account) => T, alongside?: Alongside): Promise<T | null>;
}
