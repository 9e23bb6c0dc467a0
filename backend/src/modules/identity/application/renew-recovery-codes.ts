import { Injectable } from '@nestjs/common';
import { totpNotBegun } from '../domain/errors.js';
import { RecoveryCodes } from './recovery-codes.port.js';
import { SecondFactors } from './second-factors.port.js';

/** Ten new recovery codes in place of what was left of the old ones; answered once. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly factors: SecondFactors,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  async execute(accountId: string): Promise<readonly string[]> {
    const { codes, hashes } = this.recoveryCodes.make(accountId);
    await this.factors.change(
      accountId,
      (factor) => {
        if (!factor?.confirmedAt) throw totpNotBegun();
        return { ...factor, recoveryHashes: hashes };
      },
      { adminId: accountId, action: 'renew-recovery-codes', target: `account:${accountId}` },
    );
    return codes;
  }
}
