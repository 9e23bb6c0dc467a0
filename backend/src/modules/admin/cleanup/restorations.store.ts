import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { Sql } from '../../../platform/database/sql.js';
import { isUuid } from '../../../platform/ids.js';
import { AccountRemovals } from '../../identity/index.js';
import { ACCOUNTS, mayGoForGood } from './account-standing.sql.js';

const AT_ONCE = 100;
/** How long a restoration can be taken back. */
const UNDO_MS = 10 * 60_000;

/** Removed accounts that come back: at an administrator's word, or since they have a plan again. */
@Injectable()
export class Restorations {
  constructor(
    private readonly sql: Sql,
    private readonly removals: AccountRemovals,
    private readonly auditLog: AdminAuditLog,
    private readonly clock: Clock,
  ) {}

  /** ACCOUNT_NOT_REMOVED when there is nothing to give back. */
  async restore(adminId: string, accountId: string): Promise<void> {
    const entry = { adminId, action: 'restore-account', target: `account:${accountId}` };
    const back =
      isUuid(accountId) &&
      (await this.removals.bringBackWith(accountId, 'administrador', this.clock.now(), (tx) =>
        this.auditLog.record({ ...entry, before: { removed: true }, after: { removed: false } }, tx),
      ));
    if (!back)
      throw new AppError('conflict', 'ACCOUNT_NOT_REMOVED', 'Esta conta não está removida, ou já foi apagada.');
  }

  /** Removes it again. RESTORE_STANDS when the restoration was too long ago, or something has come that keeps the account. */
  async undo(adminId: string, accountId: string): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - UNDO_MS);
    const entry = { adminId, action: 'undo-restore-account', target: `account:${accountId}` };
    const gone =
      isUuid(accountId) &&
      (await this.removals.undoReturn(accountId, { now, since }, async (tx) => {
        if (!(await mayGoForGood(accountId, now, tx))) return false;
        await this.auditLog.record({ ...entry, before: { removed: false }, after: { removed: true } }, tx);
        return true;
      }));
    if (!gone) throw new AppError('conflict', 'RESTORE_STANDS', 'A restauração não pode mais ser desfeita.');
  }

  /** The one account, if money came late for it. */
  async ifPaid(accountId: string): Promise<void> {
    const now = this.clock.now();
    const paid = await this.sql.row(`${PAID} AND a.id = $2`, [now, accountId]);
    if (paid) await this.removals.bringBack(accountId, 'pagamento', now);
  }

  /** All that have paid, in case word of one was lost. */
  async allPaid(): Promise<void> {
    const now = this.clock.now();
    for (const { id } of await this.sql.rows<{ id: string }>(`${PAID} LIMIT $2`, [now, AT_ONCE])) {
      await this.removals.bringBack(id, 'pagamento', now);
    }
  }
}

const PAID = `
  SELECT a.id FROM ${ACCOUNTS}
  WHERE a.removed_at IS NOT NULL AND a.erased_at IS NULL AND s.expires_at > $1`;
