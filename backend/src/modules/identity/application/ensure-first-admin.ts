import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { Account } from '../domain/account.js';
import { unlessTaken } from '../domain/errors.js';
import { oneTimePassword } from '../domain/one-time-password.js';
import { Accounts } from './accounts.port.js';
import { Passwords } from './passwords.port.js';

/** The first administrator as the settings have it; without a password a one-time one is made, where that is allowed. */
export class FirstAdmin {
  constructor(
    readonly username: string,
    readonly password: string | null,
    readonly email: string | null,
    readonly mayMakePassword: boolean,
  ) {}
}

/** Creates the first administrator when there is none. Answers the one-time password if one was made, once and never again. */
@Injectable()
export class EnsureFirstAdmin {
  constructor(
    private readonly settings: FirstAdmin,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<{ username: string; password: string } | null> {
    const { username, password, mayMakePassword } = this.settings;
    if (!password && !mayMakePassword) return null;
    if (await this.accounts.find('firstAdmin')) return null;
    const chosen = password ?? oneTimePassword();
    const admin = Account.admin({
      id: newId(),
      email: await this.freeEmail(),
      username: username.toLowerCase(),
      passwordHash: await this.passwords.hash(chosen),
      mustChangePassword: password === null,
      createdAt: this.clock.now(),
    });
    const added = await this.accounts.add(admin, null).then(() => true, unlessTaken);
    return added && password === null ? { username: admin.username ?? username, password: chosen } : null;
  }

  /** An address that a subscriber had before it was configured stays that subscriber's. */
  private async freeEmail(): Promise<string | null> {
    const { email } = this.settings;
    return email && (await this.accounts.find({ email })) ? null : email;
  }
}
