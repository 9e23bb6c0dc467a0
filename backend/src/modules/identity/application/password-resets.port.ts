import type { AdminDeed } from '../../../kernel/admin-deed.js';
import type { LinkToken } from '../../../platform/link-token.js';
import type { Account } from '../domain/account.js';

/** Links by which an owner sets a new password. */
export abstract class PasswordResets {
  /** Keeps the link and puts the letter that brings it; a link that was made before ends. `deed`: at whose word, unless the owner's. */
  abstract begin(account: Account, link: LinkToken, now: Date, deed: AdminDeed | null): Promise<void>;

  /** The work of `begin`, for an address that nobody has. */
  abstract pretend(now: Date): Promise<void>;

  /** Whose link it is, or null when it is unknown, used or too old. */
  abstract ownerOf(hash: Buffer, now: Date): Promise<Account | null>;

  /** Uses the link up: sets the password, ends every session, tells the owner by letter. False when it was no longer good. */
  abstract complete(hash: Buffer, passwordHash: string, now: Date): Promise<boolean>;
}
