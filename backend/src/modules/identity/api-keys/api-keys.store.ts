import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../kernel/admin-audit-entry.js';
import { AccountDataHolders } from '../../../platform/account-data/account-data-holders.js';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { type Account, lockAccount } from '../accounts/index.js';
import { AccountEmails } from '../credentials/index.js';
import { sessionOver } from '../model/index.js';
import { AccountTransactions } from '../sessions/index.js';
import type { ApiKey, KeyTerms } from './api-key.js';
import { noSuchKey } from './key-refusals.js';
import type { KeyText } from './key-text.js';

export const KEY_HASHES = 'api-key';

/** Whoever ends a key: the owner, or an administrator. */
export interface Actor {
  readonly actorId: string;
}

export interface NewKey {
  readonly id: string;
  readonly text: KeyText;
  readonly terms: KeyTerms;
  readonly now: Date;
}

export interface Replaced {
  readonly id: string;
  readonly endsAt: Date;
}

/** The keys. One of another account does not exist for it; every instance hears of a change at once. */
@Injectable()
export class ApiKeys {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: AccountTransactions,
    private readonly auditLog: AdminAuditLog,
    private readonly emails: AccountEmails,
    private readonly hash: SubjectHash,
    private readonly holders: AccountDataHolders,
  ) {}

  /** All that are in force, and then the newest of those that ended, which stay for a while. */
  list(accountId: string): Promise<ApiKey[]> {
    return this.sql.rows<ApiKey>(
      `SELECT ${COLUMNS} FROM api_keys WHERE account_id = $1
       ORDER BY revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()) DESC, created_at DESC, id DESC LIMIT 200`,
      [accountId],
    );
  }

  /** The same for an administrator; that they opened the account is on record first. */
  async listFor(adminId: string, accountId: string): Promise<ApiKey[]> {
    await this.auditLog.recordOpening({ adminId, action: 'open-user', target: `account:${accountId}` }, this.sql);
    return this.list(accountId);
  }

  find(accountId: string, id: string): Promise<ApiKey | null> {
    return this.sql.row<ApiKey>(`SELECT ${COLUMNS} FROM api_keys WHERE account_id = $1 AND id = $2`, [accountId, id]);
  }

  /**
   * Stores it unless the account has `most` already, and tells the owner by e-mail. In the place of another one, that one ends,
   * at once with what was begun with it; API_KEY_NOT_FOUND when it has ended or was replaced meanwhile.
   */
  add(account: Account, key: NewKey, most: number, replaced: Replaced | null = null): Promise<boolean> {
    const { id, text, terms, now } = key;
    const { name, mode, scopes, networks, purpose, expiresAt } = terms;
    const hash = this.hash.of(KEY_HASHES, text.text);
    const values = [id, account.id, name, text.prefix, hash, mode, scopes, networks, purpose, now, expiresAt];
    return this.transactions.runSql(async (tx, touched) => {
      if (!(await lockAccount(account, tx))) throw sessionOver();
      if ((await tx.query(ADD, [...values, most + Number(replaced !== null)])).rowCount === 0) return false;
      if (replaced && (await tx.query(REPLACE, [replaced.id, id, replaced.endsAt])).rowCount === 0) throw noSuchKey();
      if (replaced && replaced.endsAt <= now) await this.holders.endKeys(account.id, [replaced.id], tx);
      const action = replaced ? 'rotate-api-key' : 'make-api-key';
      const facts = { account: account.id, key: id, mode, prefix: text.prefix, scopes: scopes.join(' ') };
      await this.record({ actorId: account.id }, action, facts, tx);
      await this.emails.apiKeyMade(account, { name, prefix: text.prefix }, now, tx);
      touched(account.id);
      return true;
    });
  }

  /** With what was begun with it. False when there is none to revoke. */
  revoke(accountId: string, id: string, now: Date, actor: Actor): Promise<boolean> {
    return this.transactions.runSql(async (tx, touched) => {
      if ((await tx.query(REVOKE, [id, accountId, now])).rowCount === 0) return false;
      await this.holders.endKeys(accountId, [id], tx);
      await this.record(actor, 'revoke-api-key', { account: accountId, key: id }, tx);
      touched(accountId);
      return true;
    });
  }

  private record(
    { actorId }: Actor,
    action: string,
    { account, ...after }: { account: string } & Record<string, string>,
    tx: Queryable,
  ): Promise<void> {
    const entry: AdminAuditEntry = { adminId: actorId, action, target: `account:${account}`, after };
    return this.auditLog.record(entry, tx);
  }
}

const COLUMNS = `
  id, name, prefix, mode, scopes, networks, purpose, created_at AS "createdAt", expires_at AS "expiresAt",
  last_used_at AS "lastUsedAt", revoked_at AS "revokedAt", replaced_by AS "replacedBy"`;

/** The account's row is locked: two that are made at once count each other. One that was replaced has an end and counts no more. */
const ADD = `
  INSERT INTO api_keys (id, account_id, name, prefix, secret_hash, mode, scopes, networks, purpose, created_at, created_by, expires_at)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $2, $11
  WHERE $12 > (SELECT count(*) FROM api_keys
    WHERE account_id = $2 AND revoked_at IS NULL AND replaced_by IS NULL AND (expires_at IS NULL OR expires_at > $10))`;

const REPLACE = `
  UPDATE api_keys SET replaced_by = $2, expires_at = $3 WHERE id = $1 AND revoked_at IS NULL AND replaced_by IS NULL`;

const REVOKE = 'UPDATE api_keys SET revoked_at = $3 WHERE id = $1 AND account_id = $2 AND revoked_at IS NULL';
