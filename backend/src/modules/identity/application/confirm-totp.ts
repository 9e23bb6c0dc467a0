import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { totpAlreadyOn, totpNotBegun } from '../domain/errors.js';
import { appCodeIn } from '../domain/second-factor.js';
import { OneTimeCodes } from './one-time-codes.port.js';
import { RecoveryCodes } from './recovery-codes.port.js';
import { SecondFactors } from './second-factors.port.js';

/** Puts the app in force with its first code, which is spent by that; answers the recovery codes, once. */
@Injectable()
export class ConfirmTotp {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string, text: string): Promise<readonly string[]> {
    const { codes, hashes } = this.recoveryCodes.make(accountId);
    const now = this.clock.now();
    await this.factors.change(
      accountId,
      (factor) => {
        if (!factor) throw totpNotBegun();
        if (factor.confirmedAt) throw totpAlreadyOn();
        const code = appCodeIn(text);
        const step = code && this.codes.stepOf(code, factor.secret, now);
        if (!step) throw invalidInput('code', 'Código inválido. Confira a hora do celular e digite o código atual.');
        return { ...factor, confirmedAt: now, lastStep: step, recoveryHashes: hashes };
      },
      { adminId: accountId, action: 'enable-totp', target: `account:${accountId}` },
    );
    return codes;
  }
}
