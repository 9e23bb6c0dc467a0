import { Injectable } from '@nestjs/common';
import type { Account } from '../domain/account.js';
import { sessionOver, wrongPassword } from '../domain/errors.js';
import { Accounts } from './accounts.port.js';
import { OwnAccountLimits } from './own-account-limits.port.js';
import { Passwords } from './passwords.port.js';

/** Asks someone who is signed in for the password once more; WRONG_PASSWORD names the input, RATE_LIMITED stops guessing. */
@Injectable()
export class ProvePassword {
  constructor(
    private readonly limits: OwnAccountLimits,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
  ) {}

  async execute(accountId: string, password: string, field: 'currentPassword' | 'password'): Promise<Account> {
    await this.limits.countPasswordProof(accountId);
    const account = await this.accounts.find({ id: accountId });
    if (!account || account.isErased) throw sessionOver();
    if (!(await this.passwords.matches(password, account.passwordHash))) throw wrongPassword(field);
    return account;
  }
}
