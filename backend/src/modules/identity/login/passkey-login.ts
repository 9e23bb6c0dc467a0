import { Injectable } from '@nestjs/common';
import { AttemptLimits } from '../accounts/index.js';
import type { PasskeyRequest } from '../crypto/index.js';
import { accountBlocked, type Caller } from '../model/index.js';
import { VerifyPasskey } from '../passkeys/index.js';
import { AdmitSubscriber } from './admit-subscriber.js';
import { type OpenedSession, SessionTokens } from './session-tokens.js';

/** Signs in whom a passkey belongs to, a subscriber or an administrator. There is nothing to guess, and no captcha. */
@Injectable()
export class PasskeyLogin {
  constructor(
    private readonly limits: AttemptLimits,
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
    if (account.role === 'user') return this.admitSubscriber.execute(account, caller);
    if (account.isBlocked) throw accountBlocked();
    return this.sessionTokens.open(account, caller);
  }
}
