import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { newLinkToken } from '../../../platform/link-token.js';
import { Accounts, AttemptLimits } from '../accounts/index.js';
import { type CaptchaTokens, CheckCaptcha } from '../captcha/index.js';
import { IdentityConfig } from '../identity.config.js';
import { type Caller, EmailPolicy, emailUnknown, normalizeEmail } from '../model/index.js';
import { PasswordResets } from './password-resets.store.js';

export interface ForgottenPassword extends CaptchaTokens {
  readonly email: string;
}

/**
 * Sends a link for a new password to a subscriber. An administrator's address is answered as an unknown one, since an
 * e-mail alone must not open the panel: EMAIL_NOT_FOUND, or with uniform answers the same as for everyone.
 */
@Injectable()
export class ForgotPassword {
  constructor(
    private readonly config: IdentityConfig,
    private readonly policy: EmailPolicy,
    private readonly limits: AttemptLimits,
    private readonly captcha: CheckCaptcha,
    private readonly accounts: Accounts,
    private readonly resets: PasswordResets,
    private readonly clock: Clock,
  ) {}

  async execute(given: ForgottenPassword, caller: Caller): Promise<void> {
    const email = normalizeEmail(given.email);
    const refusal = this.policy.subscriberRefusal(email);
    if (refusal) throw invalidInput('email', refusal);
    await this.limits.count('reset-address', caller.address);
    await this.captcha.execute(given, 'forgot_password', caller);
    await this.limits.count('reset-email', email);

    const account = await this.accounts.find({ email });
    if (account?.role === 'user' && !account.isErased) {
      return this.resets.begin(account, newLinkToken(), this.clock.now(), null);
    }
    if (!this.config.uniformAuthErrors) throw emailUnknown();
    await this.resets.pretend(this.clock.now());
  }
}
