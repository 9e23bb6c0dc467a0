import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { linkHash, newLinkToken } from '../../../platform/link-token.js';
import { Accounts, AttemptLimits, VerifyPassword } from '../accounts/index.js';
import { IdentityConfig } from '../identity.config.js';
import {
  type Caller,
  EmailPolicy,
  emailTaken,
  forbidden,
  linkOver,
  normalizeEmail,
  sessionOver,
} from '../model/index.js';
import { EmailChanges, type EmailConfirmation } from './email-changes.store.js';

/** Asks a new address whether it is the owner's; the account moves there with the answer. Administrators' are settings. */
@Injectable()
export class ChangeEmail {
  constructor(
    private readonly config: IdentityConfig,
    private readonly policy: EmailPolicy,
    private readonly limits: AttemptLimits,
    private readonly verifyPassword: VerifyPassword,
    private readonly accounts: Accounts,
    private readonly changes: EmailChanges,
    private readonly clock: Clock,
  ) {}

  async begin(accountId: string, given: { email: string; password: string }): Promise<void> {
    const email = normalizeEmail(given.email);
    const refusal = this.policy.subscriberRefusal(email);
    if (refusal) throw invalidInput('email', refusal);
    const account = await this.verifyPassword.execute(accountId, given.password, 'password');
    if (account.role !== 'user') throw forbidden();
    if (account.email === email) throw invalidInput('email', 'Este já é o seu e-mail.');
    await this.limits.count('email-change', accountId);

    const holder = await this.accounts.find({ email });
    const taken = this.policy.isAdmin(email) || (holder !== null && holder.id !== accountId);
    if (!taken) return this.changes.begin(account, email, newLinkToken(), this.clock.now());
    if (!this.config.uniformAuthErrors) throw emailTaken();
    await this.changes.pretend(account, this.clock.now());
  }

  /** Asks the account's own address whether it is the owner's; false when it has answered already. */
  async prove(accountId: string): Promise<boolean> {
    const account = await this.accounts.find({ id: accountId });
    if (!account) throw sessionOver();
    // An administrator's is a setting.
    if (account.role !== 'user' || account.emailConfirmedAt) return false;
    await this.limits.count('email-proof', accountId);
    await this.changes.begin(account, account.email ?? '', newLinkToken(), this.clock.now());
    return true;
  }

  /** The address that a link would give its account; null when it is unknown, used or too old. */
  async addressOf(token: string, caller: Caller): Promise<string | null> {
    await this.limits.countFrom(caller.address, 'link-address');
    const hash = linkHash(token);
    return hash && this.changes.addressOf(hash, this.clock.now());
  }

  /** Moves an account to the address that a link was sent to, or back; LINK_INVALID when it is unknown, used or too old. */
  async confirm(token: string, caller: Caller): Promise<EmailConfirmation> {
    await this.limits.countFrom(caller.address, 'link-address');
    const hash = linkHash(token);
    const confirmation = hash && (await this.changes.confirm(hash, newLinkToken(), this.clock.now()));
    if (!confirmation) throw linkOver();
    return confirmation;
  }
}
