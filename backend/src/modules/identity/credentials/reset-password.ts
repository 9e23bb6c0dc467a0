import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../kernel/errors.js';
import { mailboxOf } from '../../../kernel/mailbox.js';
import { Clock } from '../../../platform/clock.js';
import { linkHash, newLinkToken } from '../../../platform/link-token.js';
import { type Account, Accounts, AttemptLimits } from '../accounts/index.js';
import { type CaptchaTokens, CheckCaptcha } from '../captcha/index.js';
import { CheckNewPassword, Passwords } from '../crypto/index.js';
import { IdentityConfig } from '../identity.config.js';
import { type Caller, EmailPolicy, emailUnknown, linkOver, normalizeEmail } from '../model/index.js';
import { PasswordChanges } from './password-changes.store.js';

export interface ForgottenPassword extends CaptchaTokens {
  readonly email: string;
}

/** A new password by a link to the e-mail. LINK_INVALID when a link is unknown, used or too old. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly config: IdentityConfig,
    private readonly policy: EmailPolicy,
    private readonly limits: AttemptLimits,
    private readonly captcha: CheckCaptcha,
    private readonly accounts: Accounts,
    private readonly changes: PasswordChanges,
    private readonly checkNewPassword: CheckNewPassword,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a link for a new password to a subscriber. An administrator's address is answered as an unknown one, since an
   * e-mail alone must not open the panel: EMAIL_NOT_FOUND, or with uniform answers the same as for everyone.
   */
  async sendLink(given: ForgottenPassword, caller: Caller): Promise<void> {
    const email = normalizeEmail(given.email);
    const refusal = this.policy.subscriberRefusal(email);
    if (refusal) throw invalidInput('email', refusal);
    await this.limits.countFrom(caller.address, 'reset-address');
    await this.captcha.execute(given, 'forgot_password');
    await this.limits.count('reset-email', mailboxOf(email));

    const account = await this.accounts.find({ email });
    if (account?.role === 'user' && !account.isErased) {
      return this.changes.beginReset(account, newLinkToken(), this.clock.now(), null);
    }
    if (!this.config.uniformAuthErrors) throw emailUnknown();
    await this.changes.pretendReset(this.clock.now());
  }

  /** Whose password a link would set; null when it would set none. Looking uses nothing up. */
  async ownerOf(token: string, caller: Caller): Promise<Account | null> {
    await this.limits.countFrom(caller.address, 'link-address');
    const hash = linkHash(token);
    return hash && this.changes.ownerOf(hash, this.clock.now());
  }

  /** Sets the new password, which lets strangers and open sessions try again. */
  async execute({ token, newPassword }: { token: string; newPassword: string }, caller: Caller): Promise<void> {
    const owner = await this.ownerOf(token, caller);
    const hash = linkHash(token);
    if (!owner || !hash) throw linkOver();
    this.checkNewPassword.execute(newPassword, owner, 'newPassword');
    const passwordHash = await this.passwords.hash(newPassword);
    if (!(await this.changes.completeReset(hash, passwordHash, this.clock.now()))) throw linkOver();
    await this.limits.forgiveLogin(owner.email ?? '');
    await this.limits.forgiveProofs(owner.id);
  }
}
