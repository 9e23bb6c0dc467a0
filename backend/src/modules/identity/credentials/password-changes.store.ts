import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminAuditEntry } from '../../../kernel/admin-audit-entry.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import type { LinkToken } from '../../../platform/link-token.js';
import { Account } from '../accounts/index.js';
import { AccountTransactions, EndAccess } from '../sessions/index.js';
import { AccountEmails } from './account.email.js';
import { AccountLinks } from './account-links.store.js';

export const RESET_LINK_MS = 60 * 60_000;

/** Sets an account's password where it still is `$3`, or whatever it is when `$3` is null; `$4`: when the e-mail was confirmed by it. Answers who is to be notified. */
const SET_PASSWORD = `
  UPDATE accounts SET password_hash = $2, must_change_password = false,
    email_confirmed_at = coalesce(email_confirmed_at, $4)
  WHERE id = $1 AND erased_at IS NULL AND ($3::text IS NULL OR password_hash = $3)
  RETURNING email, name`;

/** Held before a link is stored, as whoever moves the account to another address holds it. */
const STILL_THERE = 'SELECT FROM accounts WHERE id = $1 AND email = $2 FOR KEY SHARE';

const OWNER = `
  SELECT l.account_id AS id FROM account_links l JOIN accounts a ON a.id = l.account_id
  WHERE l.token_hash = $1 AND l.purpose = 'reset-password' AND l.expires_at > $2
    AND a.role = 'user' AND a.erased_at IS NULL`;

export interface PasswordReplacement {
  readonly accountId: string;
  /** The session that goes on. */
  readonly sessionId: string | null;
  /** The hash that is there now, and the one that is to be. */
  readonly from: string;
  readonly to: string;
}

type Change = Pick<PasswordReplacement, 'accountId' | 'to'> & Partial<PasswordReplacement>;

/** How an owner replaces the password: signed in, or through a link. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sql: Sql,
    private readonly transactions: AccountTransactions,
    private readonly links: AccountLinks,
    private readonly emails: AccountEmails,
    private readonly endAccess: EndAccess,
    private readonly auditLog: AdminAuditLog,
  ) {}

  /**
   * Stores the link and puts the e-mail that brings it; a link that was made before ends. `auditEntry`: for whom, unless the
   * owner's. Nobody gets one where the account has gone to another address meanwhile.
   */
  beginReset(
    { id, email, name }: Account,
    link: LinkToken,
    now: Date,
    auditEntry: AdminAuditEntry | null,
  ): Promise<void> {
    const expiresAt = new Date(now.getTime() + RESET_LINK_MS);
    return this.sql.transaction(async (tx) => {
      if ((await tx.query(STILL_THERE, [id, email])).rowCount === 0) return this.emails.toNobody(now, tx);
      await this.links.add({ hash: link.hash, accountId: id, purpose: 'reset-password', expiresAt }, now, tx);
      await this.emails.reset({ accountId: id, email: email ?? '', name }, link.text, expiresAt, tx);
      if (auditEntry) await this.auditLog.record(auditEntry, tx);
    });
  }

  /** The work of `beginReset`, for an address that nobody has. */
  pretendReset(now: Date): Promise<void> {
    return this.sql.transaction((tx) => this.emails.toNobody(now, tx));
  }

  /** Whose link it is, or null when it is unknown, used or too old. */
  async ownerOf(hash: Buffer, now: Date): Promise<Account | null> {
    const row = await this.sql.row<{ id: string }>(OWNER, [hash, now]);
    return row && this.dataSource.manager.findOneBy(Account, { id: row.id });
  }

  /** Uses the link up: sets the password, ends every session, notifies the owner by e-mail. False when it was no longer good. */
  completeReset(hash: Buffer, passwordHash: string, now: Date): Promise<boolean> {
    return this.transactions.runSql(async (tx, touched) => {
      const link = await this.links.take(hash, ['reset-password'], now, tx);
      if (!link || !(await this.set({ accountId: link.accountId, to: passwordHash }, now, tx))) return false;
      touched(link.accountId);
      return true;
    });
  }

  /**
   * Sets the new hash while `from` is still the current one, ends every other session and every open link, and notifies the
   * owner by e-mail. False when another change was faster.
   */
  make(change: PasswordReplacement, now: Date): Promise<boolean> {
    return this.transactions.runSql(async (tx, touched) => {
      if (!(await this.set(change, now, tx))) return false;
      touched(change.accountId);
      return true;
    });
  }

  private async set({ accountId, sessionId, from, to }: Change, now: Date, tx: Queryable): Promise<boolean> {
    const { rows } = await tx.query<{ email: string | null; name: string }>(SET_PASSWORD, [
      accountId,
      to,
      from ?? null,
      from ? null : now,
    ]);
    const [reader] = rows;
    if (!reader) return false;
    const { email, name } = reader;
    await this.links.end(accountId, ['reset-password', 'confirm-email'], tx);
    const ended = await this.endAccess.execute(accountId, { reason: 'password', at: now, exceptId: sessionId }, tx);
    if (email) await this.emails.passwordChanged({ accountId, email, name }, ended, now, tx);
    return true;
  }
}
