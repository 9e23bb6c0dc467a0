import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../kernel/admin-audit-entry.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';
import { type Account, lockAccount } from '../accounts/index.js';
import { AccountEmails } from '../credentials/index.js';
import type { WebAuthnCredential } from '../crypto/index.js';
import { sessionOver, tooManyPasskeys } from '../model/index.js';

/** Of one account. */
export const MOST_PASSKEYS = 10;

/** A credential by which an account's owner signs in without a password. */
export interface Passkey {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly credential: WebAuthnCredential;
}

type Row = Omit<Passkey, 'credential'> & {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  /** A whole number of any size. */
  readonly counter: string;
  readonly transports: readonly string[];
};

const FIND = `
  SELECT id, account_id AS "accountId", name, created_at AS "createdAt", last_used_at AS "lastUsedAt",
    credential_id AS "credentialId", public_key AS "publicKey", counter, transports FROM passkeys`;

const ADD = `
  INSERT INTO passkeys (id, account_id, credential_id, public_key, counter, transports, name, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING`;

/** The account is locked: of several that are added at once, each counts those before it. */
const COUNT = 'SELECT count(*)::int AS n FROM passkeys WHERE account_id = $1';

/** A counter that does not grow is a copy's, unless the authenticator does not count. */
const USE = `
  UPDATE passkeys SET counter = $2, last_used_at = $3 WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`;

/** The passkeys. One of another account does not exist for it. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly sql: Sql,
    private readonly auditLog: AdminAuditLog,
    private readonly emails: AccountEmails,
  ) {}

  /** The oldest first. */
  async list(accountId: string): Promise<readonly Passkey[]> {
    const rows = await this.sql.rows<Row>(`${FIND} WHERE account_id = $1 ORDER BY created_at, id`, [accountId]);
    return rows.map(passkeyOf);
  }

  async find(credentialId: string): Promise<Passkey | null> {
    const id = Buffer.from(credentialId, 'base64url');
    const row = await this.sql.row<Row>(`${FIND} WHERE credential_id = $1`, [id]);
    return row && passkeyOf(row);
  }

  /** Stores it and tells the owner by e-mail; false when somebody has it already. Throws PASSKEY_LIMIT. */
  add(account: Account, { id, publicKey, counter, transports }: WebAuthnCredential, name: string, now: Date) {
    return this.sql.transaction(async (tx) => {
      if (!(await lockAccount(account, tx))) throw sessionOver();
      const { rows } = await tx.query<{ n: number }>(COUNT, [account.id]);
      if ((rows[0]?.n ?? 0) >= MOST_PASSKEYS) throw tooManyPasskeys();
      const values = [newId(), account.id, Buffer.from(id, 'base64url'), publicKey, counter, transports, name, now];
      if ((await tx.query(ADD, values)).rowCount === 0) return false;
      await this.emails.passkeyAdded(account, name, now, tx);
      await this.record(account, 'add-passkey', tx);
      return true;
    });
  }

  async rename(accountId: string, id: string, name: string): Promise<boolean> {
    const values = [id, accountId, name];
    return (
      (await this.sql.query('UPDATE passkeys SET name = $3 WHERE id = $1 AND account_id = $2', values)).rowCount === 1
    );
  }

  remove(account: Account, id: string): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      const values = [id, account.id];
      const { rowCount } = await tx.query('DELETE FROM passkeys WHERE id = $1 AND account_id = $2', values);
      if (rowCount) await this.record(account, 'remove-passkey', tx);
      return rowCount === 1;
    });
  }

  /** Whether it may count: of two that show one answer at the same moment one may. */
  async use(id: string, counter: number, now: Date): Promise<boolean> {
    return (await this.sql.query(USE, [id, counter, now])).rowCount === 1;
  }

  private async record({ id, role }: Account, action: string, tx: Queryable): Promise<void> {
    const entry: AdminAuditEntry = { adminId: id, action, target: `account:${id}` };
    if (role === 'admin') await this.auditLog.record(entry, tx);
  }
}

function passkeyOf({ credentialId, publicKey, counter, transports, ...passkey }: Row): Passkey {
  const id = credentialId.toString('base64url');
  return { ...passkey, credential: { id, publicKey, counter: Number(counter), transports } };
}
