import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull, Not, QueryFailedError } from 'typeorm';
import { AdminActions } from '../../../../platform/database/admin-actions.js';
import { queryableOf } from '../../../../platform/database/queryable-of.js';
import { type AccountKey, Accounts, type Alongside } from '../../application/accounts.port.js';
import { Account } from '../../domain/account.js';
import { Consent } from '../../domain/consent.js';
import { emailTaken, usernameTaken } from '../../domain/errors.js';
import { Session } from '../../domain/session.js';
import { AccountTransactions } from './account-transactions.js';

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class TypeormAccounts extends Accounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: AccountTransactions,
    private readonly actions: AdminActions,
  ) {
    super();
  }

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
