import type { Queryable } from '../../platform/database/sql.js';

export interface NamedAccount {
  readonly id: string;
  readonly role: 'user' | 'admin';
  readonly name: string;
  /** An administrator may have none, and an erased account has none. */
  readonly email: string | null;
  readonly blocked: boolean;
  /** All that are have the same name. */
  readonly erased: boolean;
}

/** An account as promotional codes know it. */
export interface Buyer {
  readonly id: string;
  /** A keyed hash that all accounts of one mailbox share, one after the other; null without an address. */
  readonly person: Buffer | null;
  readonly emailConfirmed: boolean;
}

export type LockedAccount = Pick<NamedAccount, 'role'>;

/** Whose accounts the books are about. Billing knows no other module, so who stores accounts provides this. */
export abstract class AccountOwners {
  abstract idOf(email: string): Promise<string | null>;

  /** Those that there are, by id. For a page's worth of ids. */
  abstract named(ids: readonly (string | null)[], from?: Queryable): Promise<ReadonlyMap<string, NamedAccount>>;

  abstract buyer(id: string, from?: Queryable): Promise<Buyer>;

  /** For who asks as its owner. TOKEN_EXPIRED: there is none, or it is erased. */
  abstract seen(id: string): Promise<unknown>;

  /** Held until the transaction ends, so that nobody is erased meanwhile; null: there is none, or it is erased. */
  abstract lock(id: string, tx: Queryable): Promise<LockedAccount | null>;
}
