import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Accounts, AttemptLimits } from '../accounts/index.js';
import { Passwords } from '../crypto/index.js';
import { lastAdmin, sessionOver, wrongPassword } from '../model/index.js';
import { Erasures } from './erasures.store.js';

/** Ends an account for good, at the word of whoever knows its password. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string, password: string): Promise<void> {
    await this.limits.count('password-proof', accountId);
    const account = await this.accounts.find({ id: accountId });
    if (!(await this.passwords.matches(password, account?.passwordHash ?? null))) throw wrongPassword();
    const outcome = await this.erasures.begin(accountId, this.clock.now());
    if (outcome === 'last-admin') throw lastAdmin();
    if (outcome === 'gone') throw sessionOver();
  }
}
