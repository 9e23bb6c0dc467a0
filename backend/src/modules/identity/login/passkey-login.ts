import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../kernel/errors.js';
import { type Account, AttemptLimits } from '../accounts/index.js';
import type { PasskeyRequest } from '../crypto/index.js';
import { accountBlocked, type Caller, EmailPolicy } from '../model/index.js';
import { VerifyPasskey } from '../passkeys/index.js';
import { AdmitSubscriber } from './admit-subscriber.js';
import { type OpenedSession, SessionTokens } from './session-tokens.js';

/** Signs in whom a passkey belongs to, a subscriber or an administrator. There is nothing to guess, and no captcha. */
@Injectable()
export class PasskeyLogin {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly policy: EmailPolicy,
    private readonly verifyPasskey: VerifyPasskey,
    private readonly admitSubscriber: AdmitSubscriber,
    private readonly sessionTokens: SessionTokens,
  ) {}

  async begin(caller: Caller): Promise<PasskeyRequest> {
    await this.limits.countFrom(caller.address, 'passkey-address');
    return this.verifyPasskey.begin();
  }

  async execute(answer: unknown, caller: Caller): Promise<OpenedSession> {
    await this.limits.countFrom(caller.address, 'login-address');
    const account = await this.verifyPasskey.execute(answer);
    if (account.role === 'user') return this.admit(account, caller);
    if (account.isBlocked) throw accountBlocked();
    return this.sessionTokens.open(account, caller);
  }

  private admit(account: Account, caller: Caller): Promise<OpenedSession> {
    const refusal = this.policy.refusal(account.email ?? '');
    if (refusal) throw invalidInput('email', refusal);
    return this.admitSubscriber.execute(account, caller);
  }
}
