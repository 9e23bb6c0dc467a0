import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { isUuid } from '../../../platform/ids.js';
import type { Account } from '../domain/account.js';
import { noSuchAccount, ownAccount } from '../domain/errors.js';
import { Accounts, type Alongside } from './accounts.port.js';

/** What an administrator does to somebody's account. Each deed is on record with what it changed, or not done at all. */
@Injectable()
export class SuperviseAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Nobody gets in any more, and who is in is out, on every instance. Not for one's own account. */
  async block(adminId: string, accountId: string): Promise<void> {
    if (adminId === accountId) throw ownAccount();
    const { isBlocked } = await this.standing(accountId);
    const now = this.clock.now();
    await this.accounts.change(accountId, (account) => account.block(now), {
      ...deed(adminId, 'block-account', accountId, isBlocked, true),
      endSessions: { reason: 'blocked', at: now },
    });
  }

  async unblock(adminId: string, accountId: string): Promise<void> {
    const { isBlocked } = await this.standing(accountId);
    await this.accounts.change(
      accountId,
      (account) => account.unblock(),
      deed(adminId, 'unblock-account', accountId, isBlocked, false),
    );
  }

  /** Whoever is in is out, and may come in again. */
  async endSessions(adminId: string, accountId: string): Promise<void> {
    const { isBlocked } = await this.standing(accountId);
    await this.accounts.change(accountId, () => undefined, {
      ...deed(adminId, 'end-sessions', accountId, isBlocked, isBlocked),
      endSessions: { reason: 'revoked', at: this.clock.now() },
    });
  }

  private async standing(accountId: string): Promise<Account> {
    const account = isUuid(accountId) ? await this.accounts.find({ id: accountId }) : null;
    if (!account || account.isErased) throw noSuchAccount();
    return account;
  }
}

function deed(adminId: string, action: string, id: string, before: boolean, after: boolean): Alongside {
  return {
    deed: { adminId, action, target: `account:${id}`, before: { blocked: before }, after: { blocked: after } },
  };
}
