import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { newLinkToken } from '../../../platform/link-token.js';
import { Accounts, AttemptLimits, ProvePassword } from '../accounts/index.js';
import { IdentityConfig } from '../identity.config.js';
import { EmailPolicy, emailTaken, forbidden, normalizeEmail } from '../model/index.js';
import { EmailChanges } from './email-changes.store.js';

/** Asks a new address whether it is the owner's; the account moves there with the answer. Administrators' are settings. */
@Injectable()
export class ChangeEmail {
  constructor(
    private readonly config: IdentityConfig,
    private readonly policy: EmailPolicy,
    private readonly limits: AttemptLimits,
    private readonly provePassword: ProvePassword,
    private readonly accounts: Accounts,
    private readonly changes: EmailChanges,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string, given: { email: string; password: string }): Promise<void> {
    const email = normalizeEmail(given.email);
    const refusal = this.policy.subscriberRefusal(email);
    if (refusal) throw invalidInput('email', refusal);
    const account = await this.provePassword.execute(accountId, given.password, 'password');
    if (account.role !== 'user') throw forbidden();
    if (account.email === email) throw invalidInput('email', 'Este já é o seu email.');
    await this.limits.count('email-change', accountId);

    const taken = this.policy.isAdmin(email) || (await this.accounts.find({ email })) !== null;
    if (!taken) return this.changes.begin(account, email, newLinkToken(), this.clock.now());
    if (!this.config.uniformAuthErrors) throw emailTaken();
    await this.changes.pretend(this.clock.now());
  }
}
