import { Injectable } from '@nestjs/common';
import { AT_THE_MACHINE } from '../../../kernel/admin-audit-entry.js';
import { Clock } from '../../../platform/clock.js';
import { type Account, Accounts, AttemptLimits } from '../accounts/index.js';
import { oneTimePassword, Passwords } from '../crypto/index.js';
import { AdminLock } from '../login/index.js';
import { SecondFactors } from '../second-factor/index.js';

/**
 * Lets an administrator (the first one, unless named) in again, whatever was lost: a new one-time password, no
 * authenticator app, the door open, no deactivation. Ends the sessions, and is on record; null: no such one.
 */
@Injectable()
export class ResetAdmin {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactors,
    private readonly limits: AttemptLimits,
    private readonly lock: AdminLock,
    private readonly clock: Clock,
  ) {}

  async execute(username: string | null): Promise<{ username: string; password: string } | null> {
    const admin = await (username === null
      ? this.accounts.firstAdmin()
      : this.accounts.find({ username: username.toLowerCase() }));
    if (admin?.role !== 'admin' || admin.isErased) return null;
    const password = oneTimePassword();
    const hash = await this.passwords.hash(password);
    const totp = Boolean((await this.factors.find(admin.id))?.confirmedAt);
    const letIn = (stored: Account) => {
      stored.receiveOneTimePassword(hash);
      stored.unblock();
    };
    await this.accounts.change(admin.id, letIn, {
      endSessions: { reason: 'password', at: this.clock.now() },
      auditEntry: {
        adminId: AT_THE_MACHINE,
        action: 'reset-admin',
        target: `account:${admin.id}`,
        before: { oneTime: admin.mustChangePassword, totp, active: !admin.isBlocked },
        after: { oneTime: true, totp: false, active: true },
      },
    });
    await this.factors.change(admin, () => null);
    await this.limits.forgiveCodes(admin.id);
    await this.limits.forgiveProofs(admin.id);
    await this.lock.reopen(admin.username ?? '');
    return { username: admin.username ?? '', password };
  }
}
