import { Injectable } from '@nestjs/common';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { AccountRemovals } from './accounts.store.js';
import { mayGoForGood } from './may-go.sql.js';
import { AdminReturns } from './returns.port.js';

@Injectable()
export class PgAdminReturns extends AdminReturns {
  constructor(
    private readonly removals: AccountRemovals,
    private readonly actions: AdminAuditLog,
  ) {
    super();
  }

  restore(adminId: string, accountId: string, now: Date): Promise<boolean> {
    const deed = { adminId, action: 'restore-account', target: `account:${accountId}` };
    return this.removals.bringBackWith(accountId, 'administrador', now, (tx) =>
      this.actions.record({ ...deed, before: { removed: true }, after: { removed: false } }, tx),
    );
  }

  undo(adminId: string, accountId: string, now: Date, since: Date): Promise<boolean> {
    const deed = { adminId, action: 'undo-restore-account', target: `account:${accountId}` };
    return this.removals.undoReturn(accountId, { now, since }, async (tx) => {
      if (!(await mayGoForGood(accountId, now, tx))) return false;
      await this.actions.record({ ...deed, before: { removed: false }, after: { removed: true } }, tx);
      return true;
    });
  }
}
