import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../kernel/admin-audit-entry.js';
import { invalidInput } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { Accounts } from '../accounts/index.js';
import { OneTimeCodes, RecoveryCodes } from '../crypto/index.js';
import { sessionOver, totpAlreadyOn, totpNotBegun } from '../model/index.js';
import { appCodeIn } from './second-factor.js';
import { SecondFactors } from './second-factors.store.js';

/** An administrator's own authenticator app, from the first secret to its removal. Recovery codes are answered once. */
@Injectable()
export class ManageTotp {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly clock: Clock,
  ) {}

  /** Gives a secret for the app; it is not in force before a first code confirms it. */
  async begin(accountId: string): Promise<{ secret: string; address: string }> {
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

  /** Puts the app in force with its first code, which is spent by that; answers the recovery codes. */
  async confirm(accountId: string, text: string): Promise<readonly string[]> {
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
      ownEntry(accountId, 'enable-totp'),
    );
    return codes;
  }

  /** Ten new recovery codes in place of what was left of the old ones. */
  async renewRecoveryCodes(accountId: string): Promise<readonly string[]> {
    const { codes, hashes } = this.recoveryCodes.make(accountId);
    await this.factors.change(
      accountId,
      (factor) => {
        if (!factor?.confirmedAt) throw totpNotBegun();
        return { ...factor, recoveryHashes: hashes };
      },
      ownEntry(accountId, 'renew-recovery-codes'),
    );
    return codes;
  }

  /** Takes the app out of force. Removing none is no failure. */
  async remove(accountId: string): Promise<void> {
    await this.factors.change(accountId, () => null, ownEntry(accountId, 'remove-totp'));
  }
}

function ownEntry(accountId: string, action: string): AdminAuditEntry {
  return { adminId: accountId, action, target: `account:${accountId}` };
}
