import { Injectable } from '@nestjs/common';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { type HeldAdmin, lockAdmins } from '../accounts/index.js';
import { sessionOver } from '../model/index.js';
import { AccountTransactions, EndAccess } from '../sessions/index.js';

/** An administrator as the others see them. */
export interface ListedAdmin {
  readonly id: string;
  readonly username: string;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  /** Nobody gets in with it until it is let in again. */
  readonly deactivatedAt: Date | null;
  /** Has not replaced the one-time password yet. */
  readonly invited: boolean;
  /** Signs in with an authenticator app too. */
  readonly totp: boolean;
}

export interface NewAdmin {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/** The administrators; what one does to another is on record, or not done. TOKEN_EXPIRED: whoever does it was shut out meanwhile. */
@Injectable()
export class AdminList {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: AccountTransactions,
    private readonly endAccess: EndAccess,
    private readonly auditLog: AdminAuditLog,
  ) {}

  /** The oldest first; those that left are none. */
  list(): Promise<readonly ListedAdmin[]> {
    return this.sql.rows<ListedAdmin>(LIST);
  }

  /** Whom: also who was invited by that name before and was never in, whose former password ends. Null: the username is taken. */
  invite(adminId: string, { id, username, passwordHash, createdAt }: NewAdmin): Promise<string | null> {
    return this.sql.transaction(async (tx) => {
      await this.hold(adminId, tx);
      const { rowCount } = await tx.query(INVITE, [id, username, passwordHash, createdAt]);
      const invited = rowCount ? id : (await tx.query<{ id: string }>(AGAIN, [username, passwordHash])).rows[0]?.id;
      if (!invited) return null;
      await this.auditLog.record({ adminId, action: 'invite-admin', target: `account:${invited}` }, tx);
      return invited;
    });
  }

  /** Lets in, or shuts out and ends the sessions. `last`: of those who get in, with a password of their own, one must stay, also when two shut each other out. */
  admit(adminId: string, id: string, admitted: boolean, now: Date): Promise<'done' | 'unknown' | 'last'> {
    return this.transactions.runSql(async (tx, touched) => {
      const admins = await this.hold(adminId, tx);
      const admin = admins.find((one) => one.id === id);
      if (!admin) return 'unknown';
      const getsIn = !admin.blocked;
      if (getsIn === admitted) return 'done';
      if (!admitted && !admins.some((one) => one.id !== id && one.able)) return 'last';
      await tx.query('UPDATE accounts SET blocked_at = $2 WHERE id = $1', [id, admitted ? null : now]);
      if (!admitted) await this.endAccess.execute(id, { reason: 'blocked', at: now }, tx);
      const action = admitted ? 'reactivate-admin' : 'deactivate-admin';
      const facts = { before: { active: getsIn }, after: { active: admitted } };
      await this.auditLog.record({ adminId, action, target: `account:${id}`, ...facts }, tx);
      touched(id);
      return 'done';
    });
  }

  private async hold(adminId: string, tx: Queryable): Promise<readonly HeldAdmin[]> {
    const admins = await lockAdmins(tx);
    if (!admins.some(({ id, blocked }) => id === adminId && !blocked)) throw sessionOver();
    return admins;
  }
}

const LIST = `
  SELECT a.id, a.username, a.created_at AS "createdAt", a.last_login_at AS "lastLoginAt",
    a.blocked_at AS "deactivatedAt", a.must_change_password AS invited, f.confirmed_at IS NOT NULL AS totp
  FROM accounts a LEFT JOIN second_factors f ON f.account_id = a.id
  WHERE a.role = 'admin' AND a.erased_at IS NULL ORDER BY a.created_at, a.id`;

/** The name is the username, so that the record tells one from the other. */
const INVITE = `
  INSERT INTO accounts (id, role, username, name, password_hash, must_change_password, created_at)
  VALUES ($1, 'admin', $2, $2, $3, true, $4) ON CONFLICT (username) DO NOTHING`;

const AGAIN = `
  UPDATE accounts SET password_hash = $2, credentials_version = credentials_version + 1
  WHERE username = $1 AND role = 'admin' AND must_change_password AND last_login_at IS NULL
    AND blocked_at IS NULL AND erased_at IS NULL
  RETURNING id`;
