import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { VerifyPassword } from '../accounts/index.js';
import { CheckNewPassword, Passwords } from '../crypto/index.js';
import { forbidden, wrongPassword } from '../model/index.js';
import { PasswordChanges } from './password-changes.store.js';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Replaces a subscriber's own password; the session it is done in stays, every other one ends. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly verifyPassword: VerifyPassword,
    private readonly checkNewPassword: CheckNewPassword,
    private readonly passwords: Passwords,
    private readonly changes: PasswordChanges,
    private readonly clock: Clock,
  ) {}

  async execute(who: { accountId: string; sessionId: string | null }, given: PasswordChange): Promise<void> {
    const account = await this.verifyPassword.execute(who.accountId, given.currentPassword, 'currentPassword');
    if (account.role !== 'user') throw forbidden();
    if (this.passwords.areSame(given.newPassword, given.currentPassword)) {
      throw invalidInput('newPassword', 'A nova senha deve ser diferente da atual');
    }
    this.checkNewPassword.execute(given.newPassword, account, 'newPassword');
    const to = await this.passwords.hash(given.newPassword);
    const made = await this.changes.make({ ...who, from: account.passwordHash, to }, this.clock.now());
    if (!made) throw wrongPassword('currentPassword');
  }
}
