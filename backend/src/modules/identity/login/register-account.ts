import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../kernel/errors.js';
import { collapseSpaces } from '../../../kernel/rules.js';
import { TERMS_VERSION } from '../../../kernel/terms.js';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { newLinkToken } from '../../../platform/link-token.js';
import { Account, Accounts, AttemptLimits, Consent } from '../accounts/index.js';
import { type CaptchaTokens, CheckCaptcha } from '../captcha/index.js';
import { EmailChanges } from '../credentials/index.js';
import { CheckNewPassword, Passwords } from '../crypto/index.js';
import { IdentityConfig } from '../identity.config.js';
import {
  type Caller,
  EmailPolicy,
  emailTaken,
  MailboxHash,
  normalizeEmail,
  termsOutdated,
  unlessTaken,
} from '../model/index.js';
import { AccessTokens } from '../sessions/index.js';

export interface Registration extends CaptchaTokens {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The version of the terms that was accepted; without one the account is asked before its first lookup. */
  readonly termsVersion?: string | null;
}

/** Creates a subscriber's account. */
@Injectable()
export class RegisterAccount {
  constructor(
    private readonly config: IdentityConfig,
    private readonly policy: EmailPolicy,
    private readonly mailboxes: MailboxHash,
    private readonly limits: AttemptLimits,
    private readonly captcha: CheckCaptcha,
    private readonly checkNewPassword: CheckNewPassword,
    private readonly passwords: Passwords,
    private readonly accounts: Accounts,
    private readonly emailChanges: EmailChanges,
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  /** The token pays the first plan. Null with uniform answers: what became of it stands in an e-mail to the address, whoever has it. */
  async execute(given: Registration, caller: Caller): Promise<{ account: Account; tempToken: string } | null> {
    const email = this.acceptableEmail(given.email);
    if (given.termsVersion && given.termsVersion !== TERMS_VERSION) throw termsOutdated();
    this.checkNewPassword.execute(given.password, { name: given.name, email }, 'password');
    await this.limits.countFrom(caller.address, 'register-address');
    await this.captcha.execute(given, 'register');
    if (this.config.uniformAuthErrors) {
      await this.limits.count('register-email', this.mailboxes.of(email).toString('base64url'));
    }

    const account = Account.subscriber({
      id: newId(),
      email,
      name: collapseSpaces(given.name),
      passwordHash: await this.passwords.hash(given.password),
      createdAt: this.clock.now(),
    });
    const consent = given.termsVersion ? this.consentOf(account, caller) : null;
    if (this.config.uniformAuthErrors) return this.tellByEmail(account, consent);
    await this.add(account, consent);
    const tempToken = this.tokens.issue({
      accountId: account.id,
      sessionId: null,
      kind: 'temp',
      credentialsVersion: account.credentialsVersion,
    });
    return { account, tempToken };
  }

  /** EMAIL_TAKEN for an address that an account has, may come back to, or the settings name. */
  private async add(account: Account, consent: Consent | null): Promise<void> {
    const email = account.email ?? '';
    if (this.policy.isAdmin(email)) throw emailTaken();
    await this.accounts.add(account, consent, async (tx) => {
      if (await this.emailChanges.reserves(email, this.clock.now(), tx)) throw emailTaken();
    });
  }

  /** The work is the same for a free address, a taken one and one that is kept. */
  private async tellByEmail(account: Account, consent: Consent | null): Promise<null> {
    const added = await this.add(account, consent).then(() => true, unlessTaken);
    const now = this.clock.now();
    if (added) await this.emailChanges.begin(account, account.email ?? '', newLinkToken(), now);
    else await this.emailChanges.tellOwner(await this.accounts.find({ email: account.email ?? '' }), now);
    return null;
  }

  private acceptableEmail(text: string): string {
    const email = normalizeEmail(text);
    if (this.policy.isAdmin(email) && !this.config.uniformAuthErrors) throw emailTaken();
    const refusal = this.policy.subscriberRefusal(email);
    if (refusal) throw invalidInput('email', refusal);
    return email;
  }

  private consentOf(account: Account, caller: Caller): Consent {
    return Consent.toTerms({ id: newId(), accountId: account.id, acceptedAt: account.createdAt }, caller);
  }
}
