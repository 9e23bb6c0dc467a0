import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull, Not, QueryFailedError } from 'typeorm';
import type { AdminDeed } from '../../../kernel/admin-deed.js';
import { AdminActions } from '../../../platform/database/admin-actions.js';
import { queryableOf } from '../../../platform/database/queryable-of.js';
import { emailTaken, usernameTaken } from '../model/index.js';
import { AccountTransactions, Session, type SessionEnd } from '../sessions/index.js';
import { Account } from './account.js';
import { Consent } from './consent.js';

/** What an account can be found by; `firstAdmin` is the administrator who has been there longest. */
export type AccountKey = { id: string } | { email: string } | { username: string } | 'firstAdmin';

/** What happens in the same transaction as a change of an account, or not at all. */
export interface Alongside {
  /** For the administrators' record. */
  readonly deed?: AdminDeed;
  /** All open sessions end, but for the one that is named. */
  readonly endSessions?: { readonly reason: SessionEnd; readonly at: Date; readonly exceptId?: string };
}

const UNIQUE_VIOLATION = '23505';

/** The accounts, with what they consented to. */
@Injectable()
export class Accounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: AccountTransactions,
    private readonly actions: AdminActions,
  ) {}

  /** Stores a new account. An e-mail or username that is taken throws EMAIL_TAKEN or USERNAME_TAKEN, in a race too. */
  async add(account: Account, consent: Consent | null): Promise<void> {
    const inserted = this.dataSource.transaction(async (manager) => {
      await manager.insert(Account, account);
      if (consent) await manager.insert(Consent, consent);
    });
    await inserted.catch(refuseTwins);
  }

  find(key: AccountKey): Promise<Account | null> {
    const where: FindOptionsWhere<Account> = key === 'firstAdmin' ? { role: 'admin' } : key;
    return this.dataSource.manager.findOne(Account, { where, order: { createdAt: 'ASC' } });
  }

  /** Locks the account, lets `work` change it, stores it and tells every instance; null when there is none. */
  change<T>(id: string, work: (account: Account) => T, alongside: Alongside = {}): Promise<T | null> {
    return this.transactions.run(async (manager, touched) => {
      const account = await manager.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!account) return null;
      const value = work(account);
      await manager.update(Account, { id }, account);
      await this.doAlongside(id, alongside, manager);
      touched(id);
      return value;
    });
  }

  private async doAlongside(
    accountId: string,
    { deed, endSessions }: Alongside,
    manager: EntityManager,
  ): Promise<void> {
    if (endSessions) {
      const { reason, at, exceptId } = endSessions;
      const open = { accountId, endedAt: IsNull(), ...(exceptId ? { id: Not(exceptId) } : {}) };
      await manager.update(Session, open, { endedAt: at, endReason: reason });
    }
    if (deed) await this.actions.record(deed, queryableOf(manager));
  }
}

/** Two registrations at the same moment are told apart by the database alone. */
function refuseTwins(error: unknown): never {
  if (error instanceof QueryFailedError) {
    const { code, constraint } = error.driverError as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION && constraint === 'accounts_email_key') throw emailTaken();
    if (code === UNIQUE_VIOLATION && constraint === 'accounts_username_key') throw usernameTaken();
  }
  throw error;
}
