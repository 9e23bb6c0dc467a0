import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, IsNull, MoreThan } from 'typeorm';
import type { AdminAuditEntry } from '../../../kernel/admin-audit-entry.js';
import { Clock } from '../../../platform/clock.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { queryableOf } from '../../../platform/database/queryable-of.js';
import { isUuid } from '../../../platform/ids.js';
import { type Caller, noSuchSession } from '../model/index.js';
import { AccountTransactions } from './account-transactions.store.js';
import { EndAccess } from './end-access.store.js';
import { Session } from './session.js';
import { SessionCallers } from './session-callers.store.js';

/** One that stands, with where it came from. */
export type OpenSession = Pick<Session, 'id' | 'createdAt' | 'lastSeenAt'> & Caller;

const MOST_LISTED = 100;

/** Before its sessions, as everybody does. */
const LOCK_ACCOUNT = 'SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE';

/** The devices on which an account is signed in. A session of another account does not exist for it. */
@Injectable()
export class SignedInDevices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: AccountTransactions,
    private readonly endAccess: EndAccess,
    private readonly callers: SessionCallers,
    private readonly auditLog: AdminAuditLog,
    private readonly clock: Clock,
  ) {}

  /** Those seen last first, a hundred at most, and how many stand, listed or not. */
  async list(accountId: string): Promise<{ sessions: readonly OpenSession[]; total: number }> {
    const [sessions, total] = await this.dataSource.manager.findAndCount(Session, {
      where: openOf(accountId, this.clock.now()),
      order: { lastSeenAt: 'DESC', id: 'DESC' },
      take: MOST_LISTED,
    });
    return { sessions: sessions.map((session) => ({ ...session, ...this.callers.open(session) })), total };
  }

  /** Ends the account's open sessions but the asker's, if any, tells every instance, and answers how many there were. */
  endOthers(accountId: string, ownSessionId: string | null): Promise<number> {
    return this.transactions.runSql(async (tx, touched) => {
      touched(accountId);
      const end = { reason: 'revoked', at: this.clock.now(), exceptId: ownSessionId } as const;
      return (await this.endAccess.execute(accountId, end, tx)).sessions;
    });
  }

  /** Ends one open session, and a change of e-mail that it may have asked for, and tells every instance; throws SESSION_NOT_FOUND. What an administrator does stands in the audit log. */
  async end(accountId: string, id: string, auditEntry: AdminAuditEntry | null): Promise<void> {
    const now = this.clock.now();
    const ended = await this.transactions.run(async (manager, touched) => {
      const tx = await queryableOf(manager);
      const open = isUuid(id) && { id, ...openOf(accountId, now) };
      await tx.query(LOCK_ACCOUNT, [accountId]);
      if (!open || !(await manager.update(Session, open, endedAt(now))).affected) return false;
      await this.endAccess.endEmailChange(accountId, tx);
      if (auditEntry) await this.auditLog.record(auditEntry, tx);
      touched(accountId);
      return true;
    });
    if (!ended) throw noSuchSession();
  }
}

function openOf(accountId: string, now: Date): FindOptionsWhere<Session> {
  return { accountId, endedAt: IsNull(), idleExpiresAt: MoreThan(now), expiresAt: MoreThan(now) };
}

function endedAt(now: Date): Pick<Session, 'endedAt' | 'endReason'> {
  return { endedAt: now, endReason: 'revoked' };
}
