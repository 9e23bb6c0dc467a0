import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryableOf } from '../../../../platform/database/queryable-of.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { Signals } from '../../../../platform/events/signals.js';
import { Principals } from '../http/principals.js';
import { ACCOUNT_CHANGED } from './account-changed.js';

/** Transactions after which nobody goes on with what they remembered of an account or its sessions. */
@Injectable()
export class AccountTransactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sql: Sql,
    private readonly signals: Signals,
    private readonly principals: Principals,
  ) {}

  /** Runs `work`; the accounts that it says to have touched are announced to every instance with the commit. */
  async run<T>(work: (manager: EntityManager, touched: (accountId: string) => void) => Promise<T>): Promise<T> {
    const accountIds = new Set<string>();
    const result = await this.dataSource.transaction(async (manager) => {
      const value = await work(manager, (accountId) => accountIds.add(accountId));
      for (const id of accountIds) await this.signals.publish(ACCOUNT_CHANGED, id, queryableOf(manager));
      return value;
    });
    this.forget(accountIds);
    return result;
  }

  /** The same in plain SQL. */
  async runSql<T>(work: (tx: Queryable, touched: (accountId: string) => void) => Promise<T>): Promise<T> {
    const accountIds = new Set<string>();
    const result = await this.sql.transaction(async (tx) => {
      const value = await work(tx, (accountId) => accountIds.add(accountId));
      for (const id of accountIds) await this.signals.publish(ACCOUNT_CHANGED, id, tx);
      return value;
    });
    this.forget(accountIds);
    return result;
  }

  private forget(accountIds: ReadonlySet<string>): void {
    for (const id of accountIds) this.principals.forget(id);
  }
}
