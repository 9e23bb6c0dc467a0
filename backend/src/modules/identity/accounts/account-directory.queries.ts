import { Injectable } from '@nestjs/common';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { AccountOwners, type Buyer, type LockedAccount, type NamedAccount } from '../../billing/index.js';
import { MailboxHash, normalizeEmail, sessionOver } from '../model/index.js';
import { lockAccount, type SeenAccount } from './account-lock.sql.js';

/** Who is behind an id, for other modules. */
@Injectable()
export class AccountDirectory implements AccountOwners {
  constructor(
    private readonly sql: Sql,
    private readonly mailboxes: MailboxHash,
  ) {}

  /** Whom an address signs in: the one that has it, else the subscriber of its mailbox. */
  async idOf(text: string): Promise<string | null> {
    const email = normalizeEmail(text);
    const row = await this.sql.row<{ id: string }>(OF_ADDRESS, [email, this.mailboxes.of(email)]);
    return row?.id ?? null;
  }

  async named(ids: readonly (string | null)[], from: Queryable = this.sql): Promise<ReadonlyMap<string, NamedAccount>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const { rows } = await from.query<NamedAccount>(NAMED, [wanted]);
    return new Map(rows.map((account) => [account.id, account]));
  }

  /** By id, their names; null for nobody, and where the account is not known. */
  async namesOf(ids: readonly (string | null)[], from?: Queryable): Promise<(id: string | null) => string | null> {
    const known = await this.named(ids, from);
    return (id) => (id && known.get(id)?.name) || null;
  }

  /** Where an account that may be written to is written to at this moment; null: nowhere. */
  async addressOf(id: string): Promise<string | null> {
    const account = (await this.named([id])).get(id);
    return account && !account.blocked ? account.email : null;
  }

  async buyer(id: string, from: Queryable = this.sql): Promise<Buyer> {
    const { rows } = await from.query<Buyer>(BUYER, [id]);
    return rows[0] ?? { id, person: null, emailConfirmed: false };
  }

  async lock(id: string, tx: Queryable): Promise<LockedAccount | null> {
    return (await tx.query<LockedAccount>(LOCK, [id])).rows[0] ?? null;
  }

  /** As it is now, for `lockSeen`. TOKEN_EXPIRED: there is none, or it is erased. */
  async seen(id: string): Promise<SeenAccount> {
    const account = await this.sql.row<SeenAccount>(SEEN, [id]);
    if (!account) throw sessionOver();
    return account;
  }

  /** Lets changes of it go one after the other. TOKEN_EXPIRED: its sessions have ended since, and whoever asks may be whom they were ended for. */
  async lockSeen(account: SeenAccount, tx: Queryable): Promise<void> {
    if (!(await lockAccount(account, tx))) throw sessionOver();
  }

  /** Before rows are held that are changed together with it, by who adds more rows of it. */
  async hold(id: string, tx: Queryable): Promise<void> {
    await tx.query(HOLD, [id]);
  }
}

const OF_ADDRESS = `
  SELECT id FROM accounts WHERE email = $1 OR (mailbox_hash = $2 AND role = 'user')
  ORDER BY email = $1 DESC NULLS LAST LIMIT 1`;

const NAMED = `
  SELECT id, role, name, CASE WHEN erased_at IS NULL THEN email END AS email, blocked_at IS NOT NULL AS blocked,
    erased_at IS NOT NULL AS erased
  FROM accounts WHERE id = ANY ($1)`;

const BUYER = `
  SELECT id, mailbox_hash AS person, email_confirmed_at IS NOT NULL AS "emailConfirmed" FROM accounts WHERE id = $1`;

const SEEN = `
  SELECT id, credentials_version AS "credentialsVersion" FROM accounts WHERE id = $1 AND erased_at IS NULL`;

/** What a row's reference to the account asks for. */
const HOLD = 'SELECT FROM accounts WHERE id = $1 FOR KEY SHARE';

const LOCK = 'SELECT role FROM accounts WHERE id = $1 AND erased_at IS NULL FOR SHARE';
