import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { AttemptLimits } from '../accounts/index.js';
import { OneTimeCodes, RecoveryCodes } from '../crypto/index.js';
import { appCodeIn, recoveryCodeIn } from './second-factor.js';
import { SecondFactors } from './second-factors.store.js';

/** `not-needed`: no app is in force. `missing`: one is, and nothing was shown. */
export type SecondFactorVerdict = 'not-needed' | 'missing' | 'right' | 'wrong';

/** Holds what was shown against the account's app, and spends it. RATE_LIMITED after too many wrong codes. */
@Injectable()
export class CheckSecondFactor {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string, shown: string | undefined): Promise<SecondFactorVerdict> {
    const factor = await this.factors.find(accountId);
    if (!factor?.confirmedAt) return 'not-needed';
    if (!shown?.trim()) return 'missing';
    const right = (await this.isRecovery(accountId, shown)) || (await this.isAppCode(accountId, factor.secret, shown));
    if (!right) return 'wrong';
    await this.limits.forgiveCodes(accountId);
    return 'right';
  }

  private async isAppCode(accountId: string, secret: string, shown: string): Promise<boolean> {
    const code = appCodeIn(shown);
    if (!code) return false;
    await this.limits.countCodeOf(accountId);
    const step = this.codes.stepOf(code, secret, this.clock.now());
    return step ? this.factors.spend(accountId, { step }) : false;
  }

  private async isRecovery(accountId: string, shown: string): Promise<boolean> {
    const code = recoveryCodeIn(shown);
    return code ? this.factors.spend(accountId, { recoveryHash: this.recoveryCodes.hashOf(accountId, code) }) : false;
  }
}
