import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { Sessions } from '../../application/sessions.port.js';
import { Session, type SessionEnd } from '../../domain/session.js';
import { AccountTransactions } from './account-transactions.js';

@Injectable()
export class TypeormSessions extends Sessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: AccountTransactions,
  ) {
    super();
  }

  async add(session: Session): Promise<void> {
    await this.dataSource.manager.insert(Session, session);
  }

  change<T>(id: string, work: (session: Session) => T): Promise<T | null> {
    return this.transactions.run(async (manager, touched) => {
      const session = await manager.findOne(Session, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!session) return null;
      const before = { endedAt: session.endedAt, provenUntil: session.provenUntil };
      const value = work(session);
      await manager.update(Session, { id }, session);
      if (session.endedAt !== before.endedAt || session.provenUntil !== before.provenUntil) touched(session.accountId);
      return value;
    });
  }

  endAll(accountId: string, reason: SessionEnd, now: Date): Promise<void> {
    return this.transactions.run(async (manager, touched) => {
      await manager.update(Session, { accountId, endedAt: IsNull() }, { endedAt: now, endReason: reason });
      touched(accountId);
    });
  }
}
