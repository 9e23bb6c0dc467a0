import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminDeed } from '../../../kernel/admin-deed.js';
import { AdminActions } from '../../../platform/database/admin-actions.js';
import { Sql } from '../../../platform/database/sql.js';
import type { LinkToken } from '../../../platform/link-token.js';
import { Account } from '../accounts/index.js';
import { AccountTransactions } from '../sessions/index.js';
import { AccountLinks } from './account-links.store.js';
import { IdentityLetters } from './identity-letters.store.js';
import { END_SESSIONS, type ReaderRow, SET_PASSWORD } from './password.sql.js';

export const RESET_LINK_MS = 60 * 60_000;

const OWNER = `
  SELECT l.account_id AS id FROM account_links l JOIN accounts a ON a.id = l.account_id
  WHERE l.token_hash = $1 AND l.purpose = 'reset-password' AND l.expires_at > $2
    AND a.role = 'user' AND a.erased_at IS NULL`;

/** Links by which an owner sets a new password. */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sql: Sql,
    private readonly transactions: AccountTransactions,
    private readonly links: AccountLinks,
    private readonly letters: IdentityLetters,
    private readonly actions: AdminActions,
  ) {}

  /** Keeps the link and puts the letter that brings it; a link that was made before ends. `deed`: at whose word, unless the owner's. */
  begin({ id, email, name }: Account, link: LinkToken, now: Date, deed: AdminDeed | null): Promise<void> {
    const expiresAt = new Date(now.getTime() + RESET_LINK_MS);
    return this.sql.transaction(async (tx) => {
      await this.links.keep({ hash: link.hash, accountId: id, purpose: 'reset-password', expiresAt }, now, tx);
      await this.letters.reset({ email: email ?? '', name }, link.text, expiresAt, tx);
      if (deed) await this.actions.record(deed, tx);
    });
  }

  /** The work of `begin`, for an address that nobody has. */
  pretend(now: Date): Promise<void> {
    return this.sql.transaction((tx) => this.letters.toNobody(now, tx));
  }

  /** Whose link it is, or null when it is unknown, used or too old. */
  async ownerOf(hash: Buffer, now: Date): Promise<Account | null> {
    const row = await this.sql.row<{ id: string }>(OWNER, [hash, now]);
    return row && this.dataSource.manager.findOneBy(Account, { id: row.id });
  }

  /** Uses the link up: sets the password, ends every session, tells the owner by letter. False when it was no longer good. */
  complete(hash: Buffer, passwordHash: string, now: Date): Promise<boolean> {
    return this.transactions.runSql(async (tx, touched) => {
      const link = await this.links.take(hash, ['reset-password'], now, tx);
      if (!link) return false;
      const { rows } = await tx.query<ReaderRow>(SET_PASSWORD, [link.accountId, passwordHash, null]);
      const [reader] = rows;
      if (!reader) return false;
      await this.links.end(link.accountId, ['reset-password', 'confirm-email'], tx);
      await tx.query(END_SESSIONS, [link.accountId, now, null]);
      await this.letters.passwordChanged({ ...reader, email: reader.email ?? '' }, now, tx);
      touched(link.accountId);
      return true;
    });
  }
}
