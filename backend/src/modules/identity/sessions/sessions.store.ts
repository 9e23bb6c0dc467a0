import { Injectable } from '@nestjs/common';
import { AccountTransactions } from './account-transactions.store.js';
import { Session } from './session.js';

/** The open and past sessions. Every instance hears of a change at once. */
@Injectable()
export class Sessions {
  constructor(private readonly transactions: AccountTransactions) {}

  /** Locks the session, lets `work` change it and stores it; null when there is none. `now` is the database's: two instances may change it at once. */
  change<T>(id: string, work: (session: Session, now: Date) => T): Promise<T | null> {
    return this.transactions.run(async (manager, touched) => {
      const [held] = await manager.query<{ now: Date }[]>('SELECT now() FROM sessions WHERE id = $1 FOR UPDATE', [id]);
      const session = held && (await manager.findOneBy(Session, { id }));
      if (!session) return null;
      const before = { endedAt: session.endedAt, provenUntil: session.provenUntil };
      const value = work(session, held.now);
      await manager.update(Session, { id }, session);
      if (session.endedAt !== before.endedAt || session.provenUntil !== before.provenUntil) touched(session.accountId);
      return value;
    });
  }
}
