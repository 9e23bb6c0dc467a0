import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { Devices, type OpenSessions } from '../../application/devices.port.js';
import { Session } from '../../domain/session.js';
import { AccountTransactions } from './account-transactions.js';

const MOST_LISTED = 100;

@Injectable()
export class TypeormDevices extends Devices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: AccountTransactions,
  ) {
    super();
  }

  async of(accountId: string, now: Date): Promise<OpenSessions> {
    const [sessions, total] = await this.dataSource.manager.findAndCount(Session, {
      where: { accountId, endedAt: IsNull(), idleExpiresAt: MoreThan(now), expiresAt: MoreThan(now) },
      order: { lastSeenAt: 'DESC', id: 'DESC' },
      take: MOST_LISTED,
    });
    return { sessions, total };
  }

  endOthers(accountId: string, keptSessionId: string | null, now: Date): Promise<number> {
    return this.transactions.run(async (manager, touched) => {
      const others = { accountId, endedAt: IsNull(), ...(keptSessionId && { id: Not(keptSessionId) }) };
      const { affected } = await manager.update(Session, others, { endedAt: now, endReason: 'revoked' });
      touched(accountId);
      return affected ?? 0;
    });
  }
}
