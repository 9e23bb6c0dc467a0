import type { Queryable } from '../database/sql.js';

/** A named part of an export: one value, or a list that is read while it is written out. */
export type AccountDataSections = Readonly<Record<string, () => Promise<unknown> | AsyncIterable<unknown>>>;

/**
 * What one module holds about an account. A module provides its holder and is asked with all others when someone wants
 * their data or wants them gone; nobody needs to know who holds what.
 */
export abstract class AccountDataHolder {
  /** The tables with an account's id that this holder answers for, whether their rows go or stay under the pseudonym. */
  abstract readonly tables: readonly string[];

  /** Those of the tables whose rows just go. */
  protected readonly erased: readonly string[] = [];

  /** Everything here that is the account's own, in words of its owner. */
  abstract export(accountId: string): AccountDataSections;

  /**
   * Removes what may go; what the law wants kept stays under the account's id, which then names nobody. Asked again
   * until it answers true: nothing is left. Each call is one part of `tx` and short enough for it.
   */
  async erase(accountId: string, tx: Queryable): Promise<boolean> {
    for (const table of this.erased) await tx.query(`DELETE FROM ${table} WHERE account_id = $1`, [accountId]);
    return true;
  }

  /** What the account's last e-mail says of what is still to come from here; asked before `erase`. */
  async toCome(_accountId: string, _at: Date, _tx: Queryable): Promise<readonly string[]> {
    return [];
  }

  /** Closes what opens the account from here without its password: `tx` ends all its sessions. */
  async endAccess(_accountId: string, _at: Date, _tx: Queryable): Promise<void> {}

  /** Ends what was begun here and costs money: the account is blocked. */
  async endPurchases(_accountId: string, _tx: Queryable): Promise<void> {}

  /** Stops what is sent from here to others: who recovered the account may have lost it to somebody who set that up. */
  async stopSending(_accountId: string, _tx: Queryable): Promise<void> {}

  /** Stops what was begun here with keys of the account's that are revoked, or replaced at once. */
  async endKeys(_accountId: string, _keyIds: readonly string[], _tx: Queryable): Promise<void> {}
}
