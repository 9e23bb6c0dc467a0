import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { type Account, Accounts } from '../accounts/index.js';
import { CheckNewPassword, Passwords } from '../crypto/index.js';
import { sessionOver } from '../model/index.js';

/** Replaces an administrator's own password; the other sessions end, this one goes on. TOKEN_EXPIRED when it was replaced meanwhile. */
@Injectable()
export class ChangeAdminPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly checkNewPassword: CheckNewPassword,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, sessionId }: { accountId: string; sessionId: string }, password: string): Promise<void> {
    const account = await this.accounts.find({ id: accountId });
    if (!account) throw sessionOver();
    if (await this.passwords.matches(password, account.passwordHash)) {
      throw invalidInput('newPassword', 'A nova senha deve ser diferente da atual');
    }
    const { name, username, email } = account;
    this.checkNewPassword.execute(password, { name: `${name} ${username ?? ''}`, email }, 'newPassword');
    const hash = await this.passwords.hash(password);
    const replace = (stored: Account) => {
      // A reset by the operator was faster: whoever asks may be whom it is meant to shut out.
      if (stored.passwordHash !== account.passwordHash) throw sessionOver();
      stored.changePassword(hash);
    };
    await this.accounts.change(accountId, replace, {
      auditEntry: {
        adminId: accountId,
        action: 'change-password',
        target: `account:${accountId}`,
        before: { oneTime: account.mustChangePassword },
        after: { oneTime: false },
      },
      endSessions: { reason: 'password', at: this.clock.now(), exceptId: sessionId },
    });
  }
}
