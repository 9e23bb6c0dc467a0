import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../kernel/errors.js';
import { Subscriptions } from '../../billing/index.js';
import { type Account, Accounts, AttemptLimits } from '../accounts/index.js';
import { type CaptchaTokens, CheckCaptcha } from '../captcha/index.js';
import { Passwords } from '../crypto/index.js';
import { IdentityConfig } from '../identity.config.js';
import { type Caller, EmailPolicy, normalizeEmail, totpRequired, wrongCode, wrongCredentials } from '../model/index.js';
import { CheckSecondFactor } from '../second-factor/index.js';
import { AdminLogin } from './admin-login.js';
import { AdmitSubscriber } from './admit-subscriber.js';
import { KnownDevices } from './known-devices.js';
import type { OpenedSession } from './session-tokens.js';

export interface Credentials extends CaptchaTokens {
  readonly email: string;
  readonly password: string;
  /** A code of the authenticator app, or a recovery code. */
  readonly totp?: string;
}

/** Signs in by e-mail. An administrator's address leads to the administrators' door, with its lock. */
@Injectable()
export class Login {
  constructor(
    private readonly config: IdentityConfig,
    private readonly policy: EmailPolicy,
    private readonly limits: AttemptLimits,
    private readonly captcha: CheckCaptcha,
    private readonly accounts: Accounts,
    private readonly devices: KnownDevices,
    private readonly passwords: Passwords,
    private readonly secondFactor: CheckSecondFactor,
    private readonly adminLogin: AdminLogin,
    private readonly subscriptions: Subscriptions,
    private readonly admitSubscriber: AdmitSubscriber,
  ) {}

  async execute(given: Credentials, caller: Caller, deviceTokens: readonly string[]): Promise<OpenedSession> {
    const email = normalizeEmail(given.email);
    const refusal = this.policy.refusal(email);
    if (refusal) throw invalidInput('email', refusal);
    await this.limits.countFrom(caller.address, 'login-address');
    if (!this.policy.isAdmin(email)) await this.captcha.execute(given, 'login');
    const found = await this.accounts.find({ email });
    // By another address of the mailbox an administrator is nobody.
    const account = found?.role === 'admin' && found.email !== email ? null : found;
    if (account?.role === 'admin') {
      return this.adminLogin.admit({ ...given, username: account.username ?? '' }, caller, deviceTokens);
    }
    const device = account && this.devices.recognise(account.id, deviceTokens);
    await this.limits.countLoginOf(email, device);
    const known = await this.verified(account, given.password);
    await this.refuseUnconfirmed(known);
    const opened = await this.admitSubscriber.atOnce(known, caller, this.limits.settlingOf(email, device));
    if (opened) return opened;
    const verdict = await this.secondFactor.execute(known.id, given.totp);
    if (verdict === 'wrong') throw wrongCode();
    if (verdict === 'missing') {
      await this.limits.giveBackLogin(email, device);
      throw totpRequired();
    }
    await this.limits.settleLogin(email, device);
    return this.admitSubscriber.execute(known, caller);
  }

  private async verified(account: Account | null, password: string): Promise<Account> {
    const usable = account?.isErased ? null : account;
    const matches = await this.passwords.matches(password, usable?.passwordHash ?? null);
    if (!usable || !matches) throw wrongCredentials();
    return usable;
  }

  /** With uniform answers a registration without a plan is not told by its login either, before its e-mail has proven whose it is. */
  private async refuseUnconfirmed({ id, emailConfirmedAt }: Account): Promise<void> {
    if (!this.config.uniformAuthErrors || emailConfirmedAt) return;
    if (!(await this.subscriptions.statusOf(id)).active) throw wrongCredentials();
  }
}
