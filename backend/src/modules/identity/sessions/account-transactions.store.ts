import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryableOf } from '../../../platform/database/queryable-of.js';
import type { Queryable } from '../../../platform/database/sql.js';
import { Signals } from '../../../platform/events/signals.js';
import { ACCOUNT_CHANGED } from './adapters/principals.js';

/** Transactions after which nobody goes on with what they remembered of an account or its sessions. */
@Injectable()
export class AccountTransactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly signals: Signals,
  ) {}

  /** Runs `work`; the accounts that it says to have touched are announced to every instance with the commit, and forgotten here before it returns. */
  async run<T>(work: (manager: EntityManager, touched: (accountId: string) => void) => Promise<T>): Promise<T> {
    const accountIds = new Set<string>();
    const result = await this.dataSource.transaction(async (manager) => {
      const value = await work(manager, (accountId) => accountIds.add(accountId));
      for (const id of accountIds) await this.signals.publish(ACCOUNT_CHANGED, id, await queryableOf(manager));
      return value;
    });
    for (const id of accountIds) this.signals.tellHere(ACCOUNT_CHANGED, id);
    return result;
  }

  /** The same in plain SQL. */
  runSql<T>(work: (tx: Queryable, touched: (accountId: string) => void) => Promise<T>): Promise<T> {
    return this.run(async (manager, touched) => work(await queryableOf(manager), touched));
  }
}
