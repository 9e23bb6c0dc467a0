import { Injectable } from '@nestjs/common';
import { type Account, VerifyPassword } from '../accounts/index.js';
import { forbidden, ownCodeRefused } from '../model/index.js';
import { CheckSecondFactor } from './check-second-factor.js';

/** What a subscriber who is signed in shows once more. */
export interface OwnerProof {
  readonly password: string;
  /** A code of the authenticator app, or a recovery code. */
  readonly totp?: string;
}

/**
 * Holds a subscriber's password, and the second factor where one is in force, against the account once more:
 * WRONG_PASSWORD, TOTP_REQUIRED, TOTP_INVALID; RATE_LIMITED stops guessing. Administrators have a lock of their own. Answers
 * the account as it was then.
 */
@Injectable()
export class VerifyOwner {
  constructor(
    private readonly verifyPassword: VerifyPassword,
    private readonly secondFactor: CheckSecondFactor,
  ) {}

  async execute(accountId: string, { password, totp }: OwnerProof): Promise<Account> {
    const account = await this.verifyPassword.execute(accountId, password, 'password');
    if (account.role !== 'user') throw forbidden();
    const verdict = await this.secondFactor.execute(accountId, totp);
    if (verdict === 'missing' || verdict === 'wrong') throw ownCodeRefused(verdict);
    return account;
  }
}
