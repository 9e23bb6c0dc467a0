import { Injectable } from '@nestjs/common';
import { Accounts, AttemptLimits } from '../accounts/index.js';
import type { CaptchaTokens } from '../captcha/index.js';
import { accountBlocked, type Caller } from '../model/index.js';
import { type OpenedSession, SessionTokens } from './session-tokens.js';
import { type AdminProof, VerifyAdmin } from './verify-admin.js';

export interface AdminCredentials extends AdminProof, CaptchaTokens {
  readonly username: string;
}

/** Signs an administrator in. */
@Injectable()
export class AdminLogin {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly accounts: Accounts,
    private readonly verifyAdmin: VerifyAdmin,
    private readonly sessionTokens: SessionTokens,
  ) {}

  /** By username: each name costs a slow hash and a lock of its own, whether somebody has it or not. */
  async execute(given: AdminCredentials, caller: Caller, deviceTokens: readonly string[]): Promise<OpenedSession> {
    await this.limits.countFrom(caller.address, 'login-address');
    return this.admit(given, caller, deviceTokens);
  }

  /** Who was counted already. */
  async admit(given: AdminCredentials, caller: Caller, deviceTokens: readonly string[]): Promise<OpenedSession> {
    const username = given.username.trim().toLowerCase();
    const found = await this.accounts.find({ username });
    const account = await this.verifyAdmin.execute(username, found, given, caller, deviceTokens, given);
    if (account.isBlocked) throw accountBlocked();
    return this.sessionTokens.open(account, caller);
  }
}
