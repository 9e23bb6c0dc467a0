import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { sessionOver, totpAlreadyOn } from '../domain/errors.js';
import { Accounts } from './accounts.port.js';
import { OneTimeCodes } from './one-time-codes.port.js';
import { SecondFactors } from './second-factors.port.js';

/** Gives an administrator a secret for the authenticator app; it is not in force before a first code confirms it. */
@Injectable()
export class BeginTotp {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string): Promise<{ secret: string; address: string }> {
    const account = await this.accounts.find({ id: accountId });
    if (!account) throw sessionOver();
    const secret = this.codes.newSecret();
    const begunAt = this.clock.now();
    await this.factors.change(
      accountId,
      (factor) => {
        if (factor?.confirmedAt) throw totpAlreadyOn();
        return { secret, begunAt, confirmedAt: null, lastStep: 0, recoveryHashes: [] };
      },
      null,
    );
    return { secret, address: this.codes.addressOf(secret, account.username ?? '') };
  }
}
