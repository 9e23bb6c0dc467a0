import { Injectable } from '@nestjs/common';
import { encryptedColumns, FieldCipher } from '../../../platform/crypto/field-cipher.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { MailboxHash } from '../model/index.js';

export type LinkPurpose = 'reset-password' | 'confirm-email' | 'restore-email';

export interface NewLink {
  readonly hash: Buffer;
  readonly accountId: string;
  readonly purpose: LinkPurpose;
  readonly email?: string;
  readonly expiresAt: Date;
}

/** A link that was used up by reading it. */
export interface TakenLink {
  readonly accountId: string;
  readonly purpose: LinkPurpose;
  readonly email: string | null;
  readonly createdAt: Date;
}

const ADD = `
  INSERT INTO account_links (token_hash, account_id, purpose, email, email_hash, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (account_id, purpose) WHERE purpose <> 'restore-email' DO UPDATE SET
    token_hash = excluded.token_hash, email = excluded.email, email_hash = excluded.email_hash,
    created_at = excluded.created_at, expires_at = excluded.expires_at`;

/** A new password changes no key of the account's row; an address is one. */
const HOLD_OWNER = (strength: 'NO KEY UPDATE' | 'UPDATE') => `
  SELECT FROM accounts WHERE id = (SELECT account_id FROM account_links WHERE token_hash = $1) FOR ${strength}`;

const TAKE = `
  DELETE FROM account_links WHERE token_hash = $1 AND purpose = ANY($2) AND expires_at > $3
  RETURNING account_id AS "accountId", purpose, email, created_at AS "createdAt"`;

const END_WAYS_BACK = `
  DELETE FROM account_links WHERE account_id = $1 AND purpose = 'restore-email' AND created_at >= $2`;

const READ = `
  SELECT email FROM account_links WHERE token_hash = $1 AND purpose = ANY($2) AND expires_at > $3`;

const WAY_BACK = `
  SELECT FROM account_links WHERE email_hash = $1 AND purpose = 'restore-email' AND expires_at > $2 LIMIT 1`;

const WAYS_BACK = `
  SELECT token_hash AS hash, email FROM account_links
  WHERE account_id = $1 AND purpose = 'restore-email' AND expires_at > $2`;

/** The table of links. Taking one is a single statement, so that of two who show it at once one has it. */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly mailboxes: MailboxHash,
  ) {}

  async add({ hash, accountId, purpose, email, expiresAt }: NewLink, now: Date, tx: Queryable): Promise<void> {
    const sealed = email === undefined ? null : this.cipher.encrypt(email, linkContext(hash));
    // Of the mailbox: a way back must not be barred by another address of it.
    const emailHash = email === undefined ? null : this.mailboxes.of(email);
    await tx.query(ADD, [hash, accountId, purpose, sealed, emailHash, now, expiresAt]);
  }

  /** Holds the owner's account first, as everybody does who changes an account and ends its links. */
  async take(hash: Buffer, purposes: readonly LinkPurpose[], now: Date, tx: Queryable): Promise<TakenLink | null> {
    await tx.query(HOLD_OWNER(purposes.includes('reset-password') ? 'NO KEY UPDATE' : 'UPDATE'), [hash]);
    const { rows } = await tx.query<Omit<TakenLink, 'email'> & { email: Buffer | null }>(TAKE, [hash, purposes, now]);
    const [row] = rows;
    return row ? { ...row, email: row.email && this.cipher.decrypt(row.email, linkContext(hash)) } : null;
  }

  /** The address that a link is for, without using it up; null where it is not good. */
  async emailOf(hash: Buffer, purposes: readonly LinkPurpose[], now: Date): Promise<string | null> {
    const row = await this.sql.row<{ email: Buffer | null }>(READ, [hash, purposes, now]);
    return row?.email ? this.cipher.decrypt(row.email, linkContext(hash)) : null;
  }

  async wayBackTo(email: string, now: Date, tx: Queryable): Promise<boolean> {
    return (await tx.query(WAY_BACK, [this.mailboxes.of(email), now])).rowCount === 1;
  }

  /** The former addresses that the account may still come back to. */
  async waysBackOf(accountId: string, now: Date, tx: Queryable): Promise<string[]> {
    const { rows } = await tx.query<{ hash: Buffer; email: Buffer }>(WAYS_BACK, [accountId, now]);
    return rows.map(({ hash, email }) => this.cipher.decrypt(email, linkContext(hash)));
  }

  async end(accountId: string, purposes: readonly LinkPurpose[], tx: Queryable): Promise<void> {
    await tx.query('DELETE FROM account_links WHERE account_id = $1 AND purpose = ANY($2)', [accountId, purposes]);
  }

  /** Of the ways back those that are as new: an older one may be the owner's, and the one that was used a thief's. */
  async endWaysBackSince({ accountId, createdAt }: TakenLink, tx: Queryable): Promise<void> {
    await tx.query(END_WAYS_BACK, [accountId, createdAt]);
  }
}

/** The addresses in links that were sent. */
encryptedColumns({
  table: 'account_links',
  column: 'email',
  key: { token_hash: 'bytea' },
  context: ({ token_hash = '' }) => linkContext(Buffer.from(token_hash.slice(2), 'hex')),
});

/** An address in a link is bound to the link. */
function linkContext(hash: Buffer): string {
  return `account link ${hash.toString('base64url')}`;
}
