import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../../kernel/durations.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import type { LinkToken } from '../../../platform/link-token.js';
import { type Account, lockAccount, refuseTwins } from '../accounts/index.js';
import { NO_PASSWORD } from '../crypto/index.js';
import { MailboxHash, sessionOver } from '../model/index.js';
import { AccountTransactions, EndAccess } from '../sessions/index.js';
import { AccountEmails } from './account.email.js';
import { AccountLinks, type TakenLink } from './account-links.store.js';
import { RESET_LINK_MS } from './password-changes.store.js';

/** What a link did: `confirmed` the account's own address, `changed` to the new one, `restored` the former one, which takes the password with it. */
export interface EmailConfirmation {
  readonly outcome: 'confirmed' | 'changed' | 'restored';
  readonly email: string;
}

const CONFIRM_LINK_MS = DAY_MS;
const RESTORE_LINK_MS = 7 * DAY_MS;

const LINKS = ['confirm-email', 'restore-email'] as const;

/** `$3`: of a way back, which a blocked account may still go. */
const MOVE = `
  UPDATE accounts a SET email = $2, mailbox_hash = $4, password_hash = coalesce($3, a.password_hash),
    email_confirmed_at = CASE WHEN former.email = $2 THEN coalesce(a.email_confirmed_at, $5) ELSE $5 END
  FROM (SELECT id, email FROM accounts WHERE id = $1 FOR UPDATE) former
  WHERE a.id = former.id AND a.role = 'user' AND a.erased_at IS NULL
    AND (a.blocked_at IS NULL OR former.email = $2 OR $3::text IS NOT NULL)
  RETURNING former.email AS former, a.name`;

/** Links by which an owner moves an account to another address, or back. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: AccountTransactions,
    private readonly links: AccountLinks,
    private readonly emails: AccountEmails,
    private readonly endAccess: EndAccess,
    private readonly mailboxes: MailboxHash,
  ) {}

  /** Stores the link and puts the e-mail to the address, a new one or the account's own; nothing changes yet. */
  begin(account: Account, email: string, { hash, text }: LinkToken, now: Date): Promise<void> {
    const { id: accountId, email: own, name } = account;
    const expiresAt = new Date(now.getTime() + CONFIRM_LINK_MS);
    return this.sql.transaction(async (tx) => {
      if (!(await lockAccount(account, tx))) throw sessionOver();
      await this.links.add({ hash, accountId, purpose: 'confirm-email', email, expiresAt }, now, tx);
      await this.emails.confirmEmail({ accountId, email, name }, email === own, text, expiresAt, tx);
    });
  }

  /** Tells a subscriber that somebody wanted the address; the same work when there is none to tell. */
  tellOwner(owner: Account | null, now: Date): Promise<void> {
    const { id: accountId, email, name } = owner?.role === 'user' ? owner : { id: null, email: null, name: '' };
    return this.sql.transaction((tx) =>
      email ? this.emails.addressWanted({ accountId, email, name }, now, tx) : this.emails.toNobody(now, tx),
    );
  }

  /** The work of `begin`, for an address that someone else has: an earlier link ends as it would with a new one. */
  pretend(account: Account, now: Date): Promise<void> {
    return this.sql.transaction(async (tx) => {
      if (!(await lockAccount(account, tx))) throw sessionOver();
      await this.links.end(account.id, ['confirm-email'], tx);
      await this.emails.toNobody(now, tx);
    });
  }

  /** Whether an account may still come back to this address: until then nobody else registers it and bars the way. */
  reserves(email: string, now: Date, tx: Queryable): Promise<boolean> {
    return this.links.wayBackTo(email, now, tx);
  }

  /** The address that a link would give the account; null when it is not good. */
  addressOf(hash: Buffer, now: Date): Promise<string | null> {
    return this.links.emailOf(hash, LINKS, now);
  }

  /**
   * Uses the link up. A change notifies the former address by e-mail, with the link `back`; a way back ends every session,
   * every newer link and the password, and brings the link `back` as one to a new password. Null when the link is not good;
   * EMAIL_TAKEN when the address went to another account meanwhile.
   */
  confirm(hash: Buffer, back: LinkToken, now: Date): Promise<EmailConfirmation | null> {
    const confirmed = this.transactions.runSql(async (tx, touched): Promise<EmailConfirmation | null> => {
      const link = await this.links.take(hash, LINKS, now, tx);
      if (!link?.email) return null;
      const restores = link.purpose === 'restore-email';
      // Whoever moved the account may know the password before.
      const moved = await this.move(link, restores ? NO_PASSWORD : null, now, tx);
      if (!moved) return null;
      if (!restores && moved.former === link.email) return { outcome: 'confirmed', email: link.email };
      if (restores) await this.handBack(link, { email: link.email, name: moved.name }, back, now, tx);
      else
        await this.notifyFormer(link.accountId, { email: moved.former, name: moved.name }, link.email, back, now, tx);
      touched(link.accountId);
      return { outcome: restores ? 'restored' : 'changed', email: link.email };
    });
    return confirmed.catch(refuseTwins);
  }

  private async move({ accountId, email }: TakenLink, passwordHash: string | null, now: Date, tx: Queryable) {
    const { rows } = await tx.query<{ former: string; name: string }>(MOVE, [
      accountId,
      email,
      passwordHash,
      this.mailboxes.of(email ?? ''),
      now,
    ]);
    return rows[0] ?? null;
  }

  private async notifyFormer(
    accountId: string,
    former: { email: string; name: string },
    newEmail: string,
    { hash, text }: LinkToken,
    now: Date,
    tx: Queryable,
  ): Promise<void> {
    const expiresAt = new Date(now.getTime() + RESTORE_LINK_MS);
    await this.links.end(accountId, ['reset-password', 'confirm-email'], tx);
    await this.links.add({ hash, accountId, purpose: 'restore-email', email: former.email, expiresAt }, now, tx);
    await this.emails.emailChanged({ accountId, ...former }, newEmail, text, expiresAt, now, tx);
  }

  private async handBack(
    link: TakenLink,
    reader: { email: string; name: string },
    { hash, text }: LinkToken,
    now: Date,
    tx: Queryable,
  ): Promise<void> {
    const { accountId } = link;
    const expiresAt = new Date(now.getTime() + RESET_LINK_MS);
    await this.links.end(accountId, ['reset-password', 'confirm-email'], tx);
    await this.links.endWaysBackSince(link, tx);
    const ended = await this.endAccess.execute(accountId, { reason: 'password', at: now }, tx);
    await this.links.add({ hash, accountId, purpose: 'reset-password', expiresAt }, now, tx);
    await this.emails.emailRestored({ accountId, ...reader }, ended, text, expiresAt, tx);
  }
}
