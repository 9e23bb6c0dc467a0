import { Injectable } from '@nestjs/common';
import { Passwords } from '../crypto/index.js';
import { wrongPassword } from '../model/index.js';
import type { Account } from './account.js';
import { Accounts } from './accounts.store.js';
import { AttemptLimits } from './attempt-limits.store.js';

/**
 * Asks someone who is signed in for the password once more; WRONG_PASSWORD names the input, RATE_LIMITED stops guessing, and
 * asking without end.
 */
@Injectable()
export class VerifyPassword {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
  ) {}

  async execute(accountId: string, password: string, field: 'currentPassword' | 'password'): Promise<Account> {
    await this.limits.count('password-asked', accountId);
    await this.limits.countProofOf(accountId);
    const account = await this.accounts.existing(accountId);
    if (!(await this.passwords.matches(password, account.passwordHash))) throw wrongPassword(field);
    await this.limits.giveBackProof(accountId);
    return account;
  }
}
