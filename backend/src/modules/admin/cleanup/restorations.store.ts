import { Injectable } from '@nestjs/common';
import { AdminActions } from '../../../platform/database/admin-actions.js';
import { Sql } from '../../../platform/database/sql.js';
import { AccountRemovals } from '../../identity/index.js';
import { mayGoForGood } from './account-standing.sql.js';

const AT_ONCE = 100;

/** Removed accounts that come back: at an administrator's word, or since they have a plan again. */
@Injectable()
export class Restorations {
  constructor(
    private readonly sql: Sql,
    private readonly removals: AccountRemovals,
    private readonly actions: AdminActions,
  ) {}

  /** False when the account is not removed, or erased already. */
  restore(adminId: string, accountId: string, now: Date): Promise<boolean> {
    const entry = { adminId, action: 'restore-account', target: `account:${accountId}` };
    return this.removals.bringBackWith(accountId, 'administrador', now, (tx) =>
      this.actions.record({ ...entry, before: { removed: true }, after: { removed: false } }, tx),
    );
  }

  /** Removes it again; false when no administrator restored it after `since`, or something keeps it by now. */
  undo(adminId: string, accountId: string, now: Date, since: Date): Promise<boolean> {
    const entry = { adminId, action: 'undo-restore-account', target: `account:${accountId}` };
    return this.removals.undoReturn(accountId, { now, since }, async (tx) => {
      if (!(await mayGoForGood(accountId, now, tx))) return false;
      await this.actions.record({ ...entry, before: { removed: false }, after: { removed: true } }, tx);
      return true;
    });
  }

  /** The one account, if money came late for it. */
  async ifPaid(accountId: string, now: Date): Promise<void> {
    const paid = await this.sql.row(`${PAID} AND a.id = $2`, [now, accountId]);
    if (paid) await this.removals.bringBack(accountId, 'pagamento', now);
  }

  /** All that have paid, in case word of one was lost. */
  async allPaid(now: Date): Promise<void> {
    for (const { id } of await this.sql.rows<{ id: string }>(`${PAID} LIMIT $2`, [now, AT_ONCE])) {
      await this.removals.bringBack(id, 'pagamento', now);
    }
  }
}

const PAID = `
  SELECT a.id FROM accounts AS a JOIN subscriptions AS s ON s.account_id = a.id
  WHERE a.removed_at IS NOT NULL AND a.erased_at IS NULL AND s.expires_at > $1`;
