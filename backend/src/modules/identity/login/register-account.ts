import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../kernel/errors.js';
import { collapseSpaces } from '../../../kernel/rules.js';
import { TERMS_VERSION } from '../../../kernel/terms.js';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { Account, Accounts, AttemptLimits, Consent } from '../accounts/index.js';
import { type CaptchaTokens, CheckCaptcha } from '../captcha/index.js';
import { EmailChanges } from '../credentials/index.js';
import { CheckNewPassword, Passwords } from '../crypto/index.js';
import { type Caller, EmailPolicy, emailTaken, normalizeEmail, termsOutdated } from '../model/index.js';
import { AccessTokens } from '../sessions/index.js';

export interface Registration extends CaptchaTokens {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The version of the terms that was accepted; without one the account is asked before its first lookup. */
  readonly termsVersion?: string | null;
}

/** Creates a subscriber's account and a token to pay the first plan with. */
@Injectable()
export class RegisterAccount {
  constructor(
    private readonly policy: EmailPolicy,
    private readonly limits: AttemptLimits,
    private readonly captcha: CheckCaptcha,
    private readonly checkNewPassword: CheckNewPassword,
    private readonly passwords: Passwords,
    private readonly accounts: Accounts,
    private readonly emailChanges: EmailChanges,
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  async execute(given: Registration, caller: Caller): Promise<{ account: Account; tempToken: string }> {
    const email = this.acceptableEmail(given.email);
    if (given.termsVersion && given.termsVersion !== TERMS_VERSION) throw termsOutdated();
    this.checkNewPassword.execute(given.password, { name: given.name, email }, 'password');
    await this.limits.countFrom(caller.address, 'register-address');
    await this.captcha.execute(given, 'register', caller);
    if (await this.emailChanges.reserves(email, this.clock.now())) throw emailTaken();

    const account = Account.subscriber({
      id: newId(),
      email,
      name: collapseSpaces(given.name),
      passwordHash: await this.passwords.hash(given.password),
      createdAt: this.clock.now(),
    });
    await this.accounts.add(account, given.termsVersion ? this.consentOf(account, caller) : null);
    const tempToken = this.tokens.issue({
      accountId: account.id,
      sessionId: null,
      kind: 'temp',
      credentialsVersion: account.credentialsVersion,
    });
    return { account, tempToken };
  }

  private acceptableEmail(text: string): string {
    const email = normalizeEmail(text);
    if (this.policy.isAdmin(email)) throw emailTaken();
    const refusal = this.policy.refusal(email);
    if (refusal) throw invalidInput('email', refusal);
    return email;
  }

  private consentOf(account: Account, caller: Caller): Consent {
    return Consent.toTerms({ id: newId(), accountId: account.id, acceptedAt: account.createdAt }, caller);
  }
}
