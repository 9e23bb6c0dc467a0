import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { lastAdmin, sessionOver, wrongPassword } from '../domain/errors.js';
import { Accounts } from './accounts.port.js';
import { Erasures } from './erasures.port.js';
import { OwnAccountLimits } from './own-account-limits.port.js';
import { Passwords } from './passwords.port.js';

/** Ends an account for good, at the word of whoever knows its password. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly limits: OwnAccountLimits,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string, password: string): Promise<void> {
    await this.limits.countPasswordProof(accountId);
    const account = await this.accounts.find({ id: accountId });
    if (!(await this.passwords.matches(password, account?.passwordHash ?? null))) throw wrongPassword();
    const outcome = await this.erasures.begin(accountId, this.clock.now());
    if (outcome === 'last-admin') throw lastAdmin();
    if (outcome === 'gone') throw sessionOver();
  }
}
