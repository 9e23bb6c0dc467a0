import { Injectable } from '@nestjs/common';
import { DataSource, type QueryFailedError } from 'typeorm';
import type { AdminAuditEntry } from '../../../kernel/admin-audit-entry.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { queryableOf } from '../../../platform/database/queryable-of.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { emailTaken, MailboxHash, sessionOver, usernameTaken } from '../model/index.js';
import { AccountTransactions, EndAccess, type SessionsEnd } from '../sessions/index.js';
import { ACCOUNT_COLUMNS } from './account.entity.js';
import { Account } from './account.js';
import { Consent } from './consent.js';

/** What an account can be found by; an e-mail is any address of its mailbox. */
type AccountKey = { id: string } | { email: string } | { username: string };

/** What happens in the same transaction as a change of an account, or not at all. */
export interface Alongside {
  /** For the admin audit log. */
  readonly auditEntry?: AdminAuditEntry;
  /** All open sessions end, but for the one that is named. */
  readonly endSessions?: SessionsEnd;
}

/** One statement whether it is the very address, another one of the mailbox or nobody's: the time must not tell. */
const OF_READER = 'email = $1 OR mailbox_hash = $2 ORDER BY email = $1 DESC NULLS LAST LIMIT 1';

const UNIQUE_VIOLATION = '23505';

/** The accounts, with what they consented to. */
@Injectable()
export class Accounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sql: Sql,
    private readonly transactions: AccountTransactions,
    private readonly endAccess: EndAccess,
    private readonly mailboxes: MailboxHash,
    private readonly auditLog: AdminAuditLog,
  ) {}

  /**
   * Stores a new account. An e-mail or username that is taken throws EMAIL_TAKEN or USERNAME_TAKEN, in a race too; `check` may
   * refuse it as well, once nobody else can leave or take the address.
   */
  async add(
    account: Account,
    consent: Consent | null,
    check: (tx: Queryable) => Promise<void> = async () => {},
  ): Promise<void> {
    const inserted = this.dataSource.transaction(async (manager) => {
      account.mailboxHash = account.email === null ? null : this.mailboxes.of(account.email);
      await manager.insert(Account, account);
      await check(await queryableOf(manager));
      if (consent) await manager.insert(Consent, consent);
    });
    await inserted.catch((error: QueryFailedError) => refuseTwins(error.driverError ?? error));
  }

  find(key: AccountKey): Promise<Account | null> {
    if ('id' in key) return this.findBy('id = $1', key.id);
    if ('email' in key) return this.findBy(OF_READER, key.email, this.mailboxes.of(key.email));
    return this.findBy('username = $1', key.username);
  }

  /** Of the administrators who are left, who has been there longest; who gets in comes first. */
  firstAdmin(): Promise<Account | null> {
    return this.findBy('role = $1 AND erased_at IS NULL ORDER BY blocked_at IS NOT NULL, created_at LIMIT 1', 'admin');
  }

  /** Of whoever is signed in. TOKEN_EXPIRED: there is none any more. */
  async existing(id: string): Promise<Account> {
    const account = await this.find({ id });
    if (!account || account.isErased) throw sessionOver();
    return account;
  }

  /**
   * Locks the account, lets `work` change it, stores it and tells every instance; null when there is none. Whoever adds a row of it is not
   * waited for, who might wait for us.
   */
  change<T>(
    id: string,
    work: (account: Account) => T,
    { auditEntry, endSessions: ending }: Alongside = {},
  ): Promise<T | null> {
    return this.transactions.run(async (manager, touched) => {
      const account = await manager.findOne(Account, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!account) return null;
      const value = work(account);
      await manager.update(Account, { id }, account);
      const tx = await queryableOf(manager);
      if (ending) await this.endAccess.execute(id, ending, tx);
      if (auditEntry) await this.auditLog.record(auditEntry, tx);
      touched(id);
      return value;
    });
  }

  /** The terms that were accepted last. */
  acceptedTerms(accountId: string): Promise<Consent | null> {
    return this.dataSource.manager.findOne(Consent, {
      where: { accountId, document: 'terms' },
      order: { acceptedAt: 'DESC', id: 'DESC' },
    });
  }

  /** Adds to the record of what was accepted, which is never changed, and tells every instance. */
  addConsent(consent: Consent): Promise<void> {
    return this.transactions.run(async (manager, touched) => {
      await manager.insert(Consent, consent);
      touched(consent.accountId);
    });
  }

  /** Each login and each renewal of a session reads one, so not by TypeORM. */
  private async findBy(condition: string, ...values: Array<string | Buffer>): Promise<Account | null> {
    const row = await this.sql.row<Account>(`SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE ${condition}`, values);
    return row && Object.assign(new Account(), row);
  }
}

/** Of two accounts that ask for one address or name at the same moment, the database lets one have it. */
export function refuseTwins(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === UNIQUE_VIOLATION && (constraint === 'accounts_email_key' || constraint === 'accounts_mailbox_hash_key'))
    throw emailTaken();
  if (code === UNIQUE_VIOLATION && constraint === 'accounts_username_key') throw usernameTaken();
  throw error;
}
