import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { queryableOf } from '../../../platform/database/queryable-of.js';
import { Account } from '../accounts/index.js';
import { AccountEmails } from '../credentials/index.js';
import type { Caller } from '../model/index.js';
import { AccountTransactions, Session } from '../sessions/index.js';

/** The start of sessions. */
@Injectable()
export class SessionOpenings {
  constructor(
    private readonly transactions: AccountTransactions,
    private readonly emails: AccountEmails,
  ) {}

  /**
   * Stores the session with the login's time. The owner is told by e-mail when none of the account's sessions was on such
   * a device, once and not of the first login. False: what the login was proven with does not hold any more.
   */
  add(account: Account, session: Session, caller: Caller, now: Date): Promise<boolean> {
    return this.transactions.run(async (manager, touched) => {
      const where = { id: account.id, credentialsVersion: account.credentialsVersion };
      const stored = await manager.findOne(Account, { where, lock: { mode: 'pessimistic_write' } });
      if (!stored) return false;
      const { accountId, deviceHash } = session;
      const known =
        stored.lastLoginAt === null ||
        (await manager.existsBy(Session, { accountId, deviceHash: deviceHash ?? IsNull() }));
      stored.recordLogin(now);
      await manager.update(Account, { id: stored.id }, stored);
      await manager.insert(Session, session);
      if (!known) await this.emails.newDevice(stored, caller, now, queryableOf(manager));
      touched(stored.id);
      return true;
    });
  }
}
