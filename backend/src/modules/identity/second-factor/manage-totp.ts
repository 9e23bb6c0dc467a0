import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { type Account, Accounts, AttemptLimits } from '../accounts/index.js';
import { OneTimeCodes, RecoveryCodes } from '../crypto/index.js';
import { totpAlreadyOn, totpBegunLongAgo, totpNotBegun } from '../model/index.js';
import { appCodeIn, type SecondFactor } from './second-factor.js';
import { type Alongside, SecondFactors } from './second-factors.store.js';

/** So long a secret waits for its first code. */
const BEGUN_MS = 15 * 60_000;

/**
 * An account's own authenticator app, from the first secret to its removal. Recovery codes are answered once. The account is
 * the one that the proof was held against: TOKEN_EXPIRED when its sessions have ended since.
 */
@Injectable()
export class ManageTotp {
  constructor(
    private readonly accounts: Accounts,
    private readonly limits: AttemptLimits,
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly clock: Clock,
  ) {}

  /** Gives a secret for the app, at which nobody has guessed yet; it is not in force before a first code confirms it. */
  async begin(account: Account): Promise<{ secret: string; address: string }> {
    const secret = this.codes.newSecret();
    const begunAt = this.clock.now();
    await this.factors.change(account, (factor) => {
      if (factor?.confirmedAt) throw totpAlreadyOn();
      return { secret, begunAt, confirmedAt: null, lastStep: 0, recoveryHashes: [] };
    });
    await this.limits.forgiveCodes(account.id);
    return { secret, address: this.codes.addressOf(secret, account.username ?? account.email ?? '') };
  }

  /** Puts the app in force with its first code, which is spent by that; answers the recovery codes. RATE_LIMITED after too many wrong codes. */
  async confirm(account: Account, text: string): Promise<readonly string[]> {
    const { codes, hashes } = this.recoveryCodes.make(account.id);
    const now = this.clock.now();
    const code = appCodeIn(text);
    waitingAt(await this.factors.find(account.id), now);
    if (code) await this.limits.countCodeOf(account.id);
    await this.factors.change(
      account,
      (found) => {
        const factor = waitingAt(found, now);
        const step = code && this.codes.stepOf(code, factor.secret, now);
        if (!step) throw invalidInput('code', 'Código inválido. Confira a hora do celular e digite o código atual.');
        return { ...factor, confirmedAt: now, lastStep: step, recoveryHashes: hashes };
      },
      { ...ownEntry(account, 'enable-totp'), news: 'on' },
    );
    await this.limits.forgiveCodes(account.id);
    return codes;
  }

  /** Ten new recovery codes in place of what was left of the old ones. */
  async renewRecoveryCodes(account: Account): Promise<readonly string[]> {
    const { codes, hashes } = this.recoveryCodes.make(account.id);
    await this.factors.change(
      account,
      (factor) => {
        if (!factor?.confirmedAt) throw totpNotBegun();
        return { ...factor, recoveryHashes: hashes };
      },
      ownEntry(account, 'renew-recovery-codes'),
    );
    return codes;
  }

  /** Takes the app out of force. Removing none is no failure. */
  async remove(account: Account): Promise<void> {
    await this.discard(account, { ...ownEntry(account, 'remove-totp'), news: 'off' });
  }

  /** The same for an owner who has lost the app and the recovery codes. */
  async removeOf(account: Account, adminId: string): Promise<void> {
    const auditEntry = { adminId, action: 'remove-account-totp', target: `account:${account.id}` };
    await this.discard(account, { auditEntry, news: 'removed' });
  }

  /** Whose app it is, where the call shows nothing more than its session. */
  owner(accountId: string): Promise<Account> {
    return this.accounts.existing(accountId);
  }

  private async discard(account: Account, along: Alongside): Promise<void> {
    await this.factors.change(account, () => null, along);
    await this.limits.forgiveCodes(account.id);
  }
}

/** What waits for its first code. */
function waitingAt(factor: SecondFactor | null, now: Date): SecondFactor {
  if (!factor) throw totpNotBegun();
  if (factor.confirmedAt) throw totpAlreadyOn();
  if (now.getTime() - factor.begunAt.getTime() > BEGUN_MS) throw totpBegunLongAgo();
  return factor;
}

/** What administrators do to their own account is on record too. */
function ownEntry({ id, role }: Account, action: string): Alongside {
  return role === 'admin' ? { auditEntry: { adminId: id, action, target: `account:${id}` } } : {};
}
