import type { Purpose } from '../../../kernel/purposes.js';

export type Role = 'user' | 'admin';

/** Someone who may sign in: a subscriber by e-mail, an administrator by username. */
export class Account {
  id!: string;
  role!: Role;
  /** In lower case; an administrator may have none. */
  email!: string | null;
  /** A keyed hash that all addresses of its mailbox have in common: no two accounts share one. Set as it is stored. */
  mailboxHash!: Buffer | null;
  /** A link that was sent to the e-mail was opened. */
  emailConfirmedAt!: Date | null;
  username!: string | null;
  name!: string;
  passwordHash!: string;
  /** The password was made by the product and shown once. */
  mustChangePassword!: boolean;
  /** Grows whenever all sessions end. */
  credentialsVersion!: number;
  defaultPurpose!: Purpose | null;
  /** The history tells masked what was looked up. */
  privacyMode!: boolean;
  createdAt!: Date;
  lastLoginAt!: Date | null;
  previousLoginAt!: Date | null;
  blockedAt!: Date | null;
  erasedAt!: Date | null;

  static subscriber(
    given: Pick<Account, 'id' | 'email' | 'name' | 'passwordHash' | 'createdAt'> & {
      defaultPurpose?: Purpose;
      emailConfirmedAt?: Date;
    },
  ): Account {
    return Object.assign(new Account(), NEW, { role: 'user', username: null, mustChangePassword: false }, given);
  }

  static admin(
    given: Pick<Account, 'id' | 'email' | 'username' | 'passwordHash' | 'mustChangePassword' | 'createdAt'>,
  ): Account {
    return Object.assign(new Account(), NEW, { role: 'admin', name: 'Administração' }, given);
  }

  get isBlocked(): boolean {
    return this.blockedAt !== null;
  }

  get isErased(): boolean {
    return this.erasedAt !== null;
  }

  /** Keeps the time of the first block. */
  block(now: Date): void {
    this.blockedAt ??= now;
  }

  unblock(): void {
    this.blockedAt = null;
  }

  /** A password that was made for the account and must be replaced by its owner. */
  receiveOneTimePassword(hash: string): void {
    this.passwordHash = hash;
    this.mustChangePassword = true;
  }

  /** A password that the owner has chosen. */
  changePassword(hash: string): void {
    this.passwordHash = hash;
    this.mustChangePassword = false;
  }
}

const NEW = {
  emailConfirmedAt: null,
  credentialsVersion: 0,
  defaultPurpose: null,
  privacyMode: true,
  lastLoginAt: null,
  previousLoginAt: null,
  blockedAt: null,
  erasedAt: null,
};
