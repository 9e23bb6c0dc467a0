import { Injectable } from '@nestjs/common';
import { mailboxOf } from '../../../kernel/mailbox.js';
import { Clock } from '../../../platform/clock.js';
import { isUuid } from '../../../platform/ids.js';
import { newLinkToken } from '../../../platform/link-token.js';
import { type Account, Accounts, type Alongside, AttemptLimits } from '../accounts/index.js';
import { PasswordChanges } from '../credentials/index.js';
import { noSuchAccount, ownAccount } from '../model/index.js';
import { ManageTotp } from '../second-factor/index.js';
import { SignedInDevices } from '../sessions/index.js';

/** What an administrator does to somebody's account. Each act has its audit log entry with what it changed, or is not done at all. */
@Injectable()
export class SuperviseAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly devices: SignedInDevices,
    private readonly limits: AttemptLimits,
    private readonly passwords: PasswordChanges,
    private readonly totp: ManageTotp,
    private readonly clock: Clock,
  ) {}

  /** Nobody gets in any more, and who is in is out, on every instance. Not for one's own account. */
  async block(adminId: string, accountId: string): Promise<void> {
    if (adminId === accountId) throw ownAccount();
    const found = await this.subscriber(accountId);
    const now = this.clock.now();
    await this.accounts.change(accountId, (account) => account.block(now), {
      ...audited(adminId, 'block-account', found, true),
      endSessions: { reason: 'blocked', at: now },
    });
  }

  async unblock(adminId: string, accountId: string): Promise<void> {
    const entry = audited(adminId, 'unblock-account', await this.subscriber(accountId), false);
    await this.accounts.change(accountId, (account) => account.unblock(), entry);
  }

  /** Whoever is in is out, and may come in again. */
  async endSessions(adminId: string, accountId: string): Promise<void> {
    const found = await this.existing(accountId);
    await this.accounts.change(accountId, () => undefined, {
      ...audited(adminId, 'end-sessions', found, found.isBlocked),
      endSessions: { reason: 'revoked', at: this.clock.now() },
    });
  }

  /** One device is out; throws SESSION_NOT_FOUND for one that is already, or of another account. */
  async endSession(adminId: string, accountId: string, sessionId: string): Promise<void> {
    const { isBlocked } = await this.existing(accountId);
    await this.devices.end(accountId, sessionId, {
      adminId,
      action: 'end-session',
      target: `account:${accountId}`,
      before: { blocked: isBlocked, session: sessionId },
    });
  }

  /** The owner, and nobody else, gets a link for a new password by e-mail, as often as whoever forgot theirs. */
  async sendResetLink(adminId: string, accountId: string): Promise<void> {
    const account = await this.subscriber(accountId);
    await this.limits.count('reset-email', mailboxOf(account.email ?? ''));
    const auditEntry = { adminId, action: 'send-reset-link', target: `account:${accountId}` };
    await this.passwords.beginReset(account, newLinkToken(), this.clock.now(), auditEntry);
  }

  /** For an owner who has lost the app and the recovery codes, and is told by e-mail. Removing none is no failure. */
  async removeTotp(adminId: string, accountId: string): Promise<void> {
    await this.totp.removeOf(await this.subscriber(accountId), adminId);
  }

  /** Administrators let each other in and out elsewhere, where the last one stays. */
  private async subscriber(accountId: string): Promise<Account> {
    const account = await this.existing(accountId);
    if (account.role !== 'user') throw noSuchAccount();
    return account;
  }

  private async existing(accountId: string): Promise<Account> {
    const account = isUuid(accountId) ? await this.accounts.find({ id: accountId }) : null;
    if (!account || account.isErased) throw noSuchAccount();
    return account;
  }
}

function audited(adminId: string, action: string, { id, isBlocked }: Account, after: boolean): Alongside {
  const change = { before: { blocked: isBlocked }, after: { blocked: after } };
  return { auditEntry: { adminId, action, target: `account:${id}`, ...change } };
}
