import type { LinkToken } from '../../../platform/link-token.js';
import type { Account } from '../domain/account.js';

/** What a link did: `changed` to the new address, `restored` the former one, which takes the password with it. */
export interface EmailConfirmation {
  readonly outcome: 'changed' | 'restored';
  readonly email: string;
}

/** Links by which an owner moves an account to another address, or back. */
export abstract class EmailChanges {
  /** Keeps the link and puts the letter to the new address; nothing changes yet. */
  abstract begin(account: Account, newEmail: string, link: LinkToken, now: Date): Promise<void>;

  /** The work of `begin`, for an address that someone else has. */
  abstract pretend(now: Date): Promise<void>;

  /**
   * Uses the link up. A change tells the former address by letter, with the link `back`; a way back ends every session,
   * every link and the password, and brings the link `back` as one to a new password. Null when the link is not good;
   * EMAIL_TAKEN when the address went to another account meanwhile.
   */
  abstract confirm(hash: Buffer, back: LinkToken, now: Date): Promise<EmailConfirmation | null>;

  /** Whether an account may still come back to this address: until then nobody else registers it and bars the way. */
  abstract reserves(email: string, now: Date): Promise<boolean>;
}
