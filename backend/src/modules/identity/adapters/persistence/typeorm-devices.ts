import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, IsNull, MoreThan, Not } from 'typeorm';
import type { AdminDeed } from '../../../../kernel/admin-deed.js';
import { AdminActions } from '../../../../platform/database/admin-actions.js';
import { queryableOf } from '../../../../platform/database/queryable-of.js';
import { Devices, type OpenSessions } from '../../application/devices.port.js';
import { Session } from '../../domain/session.js';
import { AccountTransactions } from './account-transactions.js';

const MOST_LISTED = 100;

@Injectable()
export class TypeormDevices extends Devices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: AccountTransactions,
    private readonly actions: AdminActions,
  ) {
    super();
  }

  async of(accountId: string, now: Date): Promise<OpenSessions> {
    const [sessions, total] = await this.dataSource.manager.findAndCount(Session, {
      where: openOf(accountId, now),
      order: { lastSeenAt: 'DESC', id: 'DESC' },
      take: MOST_LISTED,
    });
    return { sessions, total };
  }

  endOthers(accountId: string, keptSessionId: string | null, now: Date): Promise<number> {
    return this.transactions.run(async (manager, touched) => {
      const others = { accountId, endedAt: IsNull(), ...(keptSessionId && { id: Not(keptSessionId) }) };
      const { affected } = await manager.update(Session, others, endedAt(now));
      touched(accountId);
      return affected ?? 0;
    });
  }

  end(accountId: string, id: string, now: Date, deed: AdminDeed): Promise<boolean> {
    return this.transactions.run(async (manager, touched) => {
      const { affected } = await manager.update(Session, { id, ...openOf(accountId, now) }, endedAt(now));
      if (!affected) return false;
      await this.actions.record(deed, queryableOf(manager));
      touched(accountId);
      return true;
    });
  }
}

function openOf(accountId: string, now: Date): FindOptionsWhere<Session> {
  return { accountId, endedAt: IsNull(), idleExpiresAt: MoreThan(now), expiresAt: MoreThan(now) };
}

function endedAt(now: Date): Pick<Session, 'endedAt' | 'endReason'> {
  return { endedAt: now, endReason: 'revoked' };
}
